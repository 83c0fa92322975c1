import { Icon, styled } from '@kindwing/ui';
import { Link } from '@kindwing/ui/router';
import { memo } from 'react';

export const sidebarRow = {
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  width: '100%',
  minHeight: 44,
  padding: '8px 14px',
  borderRadius: 12,
  color: 'inherit',
  font: 'inherit',
  lineHeight: 1.3,
  textAlign: 'start',
  textDecoration: 'none',
} as const;

const Anchor = styled(Link)(({ theme }) => ({
  ...sidebarRow,
  '&:hover': { backgroundColor: theme.vars?.palette.house.sunken },
  '&[data-nested="true"]': { paddingInlineStart: 46, minHeight: 40 },
  '&[aria-current="page"]': {
    backgroundColor: theme.vars?.palette.house.primaryWash,
    color: theme.vars?.palette.house.primaryStrong,
    fontWeight: 600,
    boxShadow: `inset 4px 0 0 ${theme.vars?.palette.house.accent}`,
  },
}));

interface Props {
  to: string;
  label: string;
  icon?: string | undefined;
  current: boolean;
  nested?: boolean;
  onChoose?: (() => void) | undefined;
}

export const SidebarLink = memo(function SidebarLink({ to, label, icon, current, nested = false, onChoose }: Props) {
  return (
    <Anchor to={to} data-nested={nested} aria-current={current ? 'page' : undefined} onClick={onChoose}>
      {nested ? null : <Icon name={icon ?? 'dot'} size={20} />}
      {label}
    </Anchor>
  );
});
