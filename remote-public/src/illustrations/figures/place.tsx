import type { ReactNode } from 'react';

export interface PlaceProps {
  x?: number;
  y?: number;
  scale?: number;
  /** turns the figure to look the other way about its own left edge */
  flip?: boolean;
}

/** Puts a figure into a scene. Figures stand on y = 160 of their own sheet. */
export function Place({ x = 0, y = 0, scale = 1, flip = false, children }: PlaceProps & { children: ReactNode }) {
  return <g transform={`translate(${x} ${y}) scale(${flip ? -scale : scale} ${scale})`}>{children}</g>;
}

/** A limb: one thick stroke with round ends. */
export function Limb({ d, color, width = 11 }: { d: string; color: string; width?: number }) {
  return <path d={d} fill="none" stroke={color} strokeWidth={width} strokeLinecap="round" strokeLinejoin="round" />;
}
