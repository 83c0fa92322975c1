import { Box, Icon, Section, Typography } from '@kindwing/ui';
import { iconPaths } from '../src/icons/paths.ts';

export function IconsPart() {
  return (
    <Section title="Icons">
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(104px, 1fr))', gap: 2 }}>
        {Object.keys(iconPaths).map((name) => (
          <Box key={name} sx={{ textAlign: 'center' }}>
            <Icon name={name} size={32} />
            <Typography variant="caption" component="div">
              {name}
            </Typography>
          </Box>
        ))}
      </Box>
    </Section>
  );
}
