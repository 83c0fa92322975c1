/** Style sheets are imported for their effect: the bundler emits them and the fonts that they name. */
declare module '*.css';
