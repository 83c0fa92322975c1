import { Box, styled, Typography } from '@kindwing/ui';
import type { ToolContent } from './content/tool-content.ts';
import { stopOnLine } from './shared/stop-on-line.ts';

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  backgroundColor: 'var(--kw-palette-house-surface)',
  border: '1px solid var(--kw-palette-divider)',
  borderRadius: '22px 56px 22px 22px',
  overflow: 'hidden',
  // On 320 px with wider letters a word may have to break; nothing is scrolled sideways.
  'th, td': {
    textAlign: 'left',
    padding: theme.spacing(1.5, 2),
    verticalAlign: 'baseline',
    overflowWrap: 'break-word',
  },
  [theme.breakpoints.down('sm')]: { 'th, td': { paddingInline: theme.spacing(1) } },
  'tbody tr > *': { borderTop: '1px solid var(--kw-palette-divider)' },
  'thead th': { fontSize: '0.9375rem', fontWeight: 600, color: 'var(--kw-palette-text-secondary)' },
  'tbody th': { fontWeight: 600 },
}));

/** Short facts in columns. */
export function FactTable({ columns, rows }: NonNullable<ToolContent['facts']['table']>) {
  return (
    <Table>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([head = '', ...cells]) => (
          <tr key={head}>
            <th scope="row">{head}</th>
            {cells.map((cell, at) => (
              // Two cells of a row may say the same; their column tells them apart.
              <td key={columns[at + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** What to do by when, as stops on a line. */
export function FactStops({ stops }: { stops: NonNullable<ToolContent['facts']['stops']> }) {
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, maxWidth: '66ch' }}>
      {stops.map(({ when, what, why }) => (
        <Box key={what} component="li" sx={stopOnLine}>
          <Typography component="h3" sx={{ fontWeight: 600 }}>
            {when}
          </Typography>
          <Typography>{what}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {why}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
