/** Addresses that the shell answers itself, so that a remote that is down locks nobody out. */
export const shellPaths = ['/login', '/signup', '/auth/callback', '/auth/reset', '/health'];
