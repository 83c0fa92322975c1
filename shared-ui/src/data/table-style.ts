import { styled } from '@mui/material/styles';
import { tokens } from '../theme/tokens.ts';

/** Below this width of the table's own room its rows become cards; a container query, since a sidebar takes room too. */
const narrow = `@container kw-table (max-width: ${tokens.breakpoint.cards}px)`;

export const TableRoom = styled('div')({ containerType: 'inline-size', containerName: 'kw-table', width: '100%' });

export const TableElement = styled('table')(({ theme }) => {
  const house = theme.vars?.palette.house;
  return {
    width: '100%',
    borderCollapse: 'separate',
    borderSpacing: 0,
    backgroundColor: house?.surface,
    border: `1px solid ${house?.line}`,
    borderRadius: tokens.radius.large,
    fontSize: '1rem',
    '& caption': { textAlign: 'start', padding: '0 2px 12px', fontWeight: 600, fontSize: '1.0625rem' },
    '& th, & td': {
      textAlign: 'start',
      padding: '14px 16px',
      verticalAlign: 'top',
      fontWeight: 400,
      overflowWrap: 'anywhere',
    },
    // An address may break anywhere, which lets other columns shrink to a letter: common words stay whole.
    '& td': { minWidth: 88 },
    '& :is(.MuiChip-root, .MuiButton-root)': { overflowWrap: 'normal' },
    '& [data-align="end"]': { textAlign: 'end' },
    '& [data-numeric="true"]': { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
    '& thead th': {
      backgroundColor: house?.sunken,
      color: house?.textSoft,
      fontWeight: 600,
      fontSize: '0.9375rem',
      overflowWrap: 'normal',
    },
    // Rounded by their corners, not clipped: a clipped table cuts its caption.
    '& thead th:first-of-type': { borderTopLeftRadius: tokens.radius.large },
    '& thead th:last-of-type': { borderTopRightRadius: tokens.radius.large },
    '& tbody > tr:last-of-type > :first-child': { borderBottomLeftRadius: tokens.radius.large },
    '& tbody > tr:last-of-type > :last-child': { borderBottomRightRadius: tokens.radius.large },
    '& tbody th': { fontWeight: 600 },
    '& tbody > tr > *': { borderTop: `1px solid ${house?.line}` },
    '& tbody > tr': { position: 'relative' },
    '& tbody > tr[data-linked="true"]:hover > *': { backgroundColor: house?.primaryWash },
    '& [data-cell-label]': { display: 'none' },
    [narrow]: {
      '&, & tbody, & tbody > tr, & tbody > tr > *, & caption': { display: 'block' },
      '&': { border: 0, backgroundColor: 'transparent' },
      // Out of sight, not out of the tree: the cells' headers stay headers.
      '& thead': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
      '& tbody > tr': {
        backgroundColor: house?.surface,
        border: `1px solid ${house?.line}`,
        borderRadius: tokens.radius.medium,
        padding: '10px 16px',
      },
      '& tbody > tr + tr': { marginTop: 12 },
      '& tbody > tr > *': { border: 0, padding: '6px 0', textAlign: 'start', minWidth: 0 },
      '& tbody > tr > td': { display: 'grid', gridTemplateColumns: 'minmax(96px, 36%) 1fr', gap: 12 },
      '& tbody > tr > td[data-bare="true"]': { display: 'block' },
      '& tbody > tr[data-linked="true"]:hover > *': { backgroundColor: 'transparent' },
      '& tbody > tr > th': { fontSize: '1.0625rem' },
      '& [data-align="end"]': { textAlign: 'start' },
      '& [data-cell-label]': { display: 'block', color: house?.textSoft, fontSize: '0.9375rem' },
    },
  };
});

export const SortButton = styled('button')({
  font: 'inherit',
  color: 'inherit',
  background: 'none',
  border: 0,
  padding: 0,
  minHeight: tokens.target.small,
  cursor: 'pointer',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  borderRadius: 4,
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
});
