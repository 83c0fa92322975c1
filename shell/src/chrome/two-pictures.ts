/** Of a button's two pictures the first, or the second where the selector fits: right before the application runs. */
export const twoPictures = (turned: string) => ({
  '& > svg:last-of-type': { display: 'none' },
  [`${turned} > svg:first-of-type`]: { display: 'none' },
  [`${turned} > svg:last-of-type`]: { display: 'inline-block' },
});
