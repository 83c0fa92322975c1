/** A group of boxes beside each other, where there is room; its hint and its error across. */
export const boxesInColumns = {
  '& fieldset': {
    display: 'grid',
    columnGap: 3,
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  },
  '& fieldset > :not(label)': { gridColumn: '1 / -1' },
} as const;
