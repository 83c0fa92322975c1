/** The shell where its pages are made ahead of time: built for Node beside the browser's build, run by the release command. */
export { faces } from './faces.ts';
export { makePage } from './make-page.tsx';
export { ownPages } from './own-pages.ts';
