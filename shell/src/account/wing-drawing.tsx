import { Box } from '@kindwing/ui';

const feathers = [
  'M6 150C70 146 128 122 172 78 196 54 224 22 292 8c-4 66-58 122-128 142-54 15-108 14-158 0Z',
  'M40 176c56 4 108-12 150-48 22-19 44-40 88-50-8 54-56 92-112 104-44 9-88 6-126-6Z',
  'M84 200c40 4 78-6 108-30 16-13 32-26 62-33-8 38-42 62-82 70-32 6-62 3-88-7Z',
];

/** The house's wing, large; decoration. */
export function WingDrawing() {
  return (
    <Box component="svg" viewBox="0 0 300 216" aria-hidden sx={{ width: '100%', maxWidth: 340, alignSelf: 'flex-end' }}>
      {feathers.map((path, at) => (
        <Box
          component="path"
          key={path}
          d={path}
          sx={{
            fill: at === 0 ? 'var(--kw-palette-house-accent)' : 'var(--kw-palette-house-onDeep)',
            opacity: [0.95, 0.2, 0.12][at],
          }}
        />
      ))}
    </Box>
  );
}
