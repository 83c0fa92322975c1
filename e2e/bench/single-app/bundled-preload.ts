/** Nothing lies elsewhere that could be fetched ahead. */
export const preloadRelease = (): void => {};
