/** Stands for every address that no part of the site declares. */
export const UNKNOWN_ROUTE = '*';

/** A declared route and never an address: `/blog/:slug`. A segment with digits could be somebody's, so it is none. */
export const routePattern: RegExp = /^(?:\*|\/|(?:\/(?:[a-z][a-z-]{0,39}|:[a-zA-Z]{1,30})){1,6})$/;
