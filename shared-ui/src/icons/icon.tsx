import { styled } from '@mui/material/styles';
import { type IconName, iconPaths } from './paths.ts';

const Svg = styled('svg')({ flexShrink: 0, display: 'inline-block', verticalAlign: '-0.2em' });

export interface IconProps {
  /** one of the house's icons; an unknown name (menus come from descriptions) draws a dot */
  name: IconName | (string & {});
  /** px; default 1.25 × the text */
  size?: number | string;
  /** what it says where it stands alone; without it the icon is decoration */
  label?: string;
  className?: string;
}

const pathOf = (name: string) => (name in iconPaths ? iconPaths[name as IconName] : iconPaths.dot);

export function Icon({ name, size = '1.25em', label, className }: IconProps) {
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <Svg
      {...naming}
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={pathOf(name)} />
    </Svg>
  );
}
