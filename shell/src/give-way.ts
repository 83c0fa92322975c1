/** Ends the task: whoever touched the page meanwhile is answered before the next one. */
export const giveWay = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
