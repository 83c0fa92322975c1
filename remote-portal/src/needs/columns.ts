/** Answers and assistance beside the deadlines, one below the other where there is no room. */
export const columns = {
  display: 'grid',
  gap: 4,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 270px), 1fr))',
} as const;
