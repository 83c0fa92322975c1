/** One stop on a dotted line; `--stop` colours it. */
export const stopOnLine = {
  position: 'relative',
  pl: 4,
  pb: 3.25,
  '&:last-of-type': { pb: 0 },
  '&::before': {
    content: '""',
    position: 'absolute',
    left: 0,
    top: 6,
    width: 16,
    height: 16,
    bgcolor: 'var(--stop, var(--kw-palette-house-accent))',
    borderRadius: '50% 50% 50% 15%',
  },
  '&:not(:last-of-type)::after': {
    content: '""',
    position: 'absolute',
    left: 6.5,
    top: 28,
    bottom: -2,
    borderLeft: '3px dotted',
    borderColor: 'house.accent',
  },
} as const;
