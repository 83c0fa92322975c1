import type { ReactNode } from 'react';

export interface SceneProps {
  /** What the drawing shows; without it the drawing is decoration and screen readers pass over it. */
  alt?: string;
}

/** The sheet of a drawing: scales to the width that it is given and keeps its proportions, so nothing moves when it appears. */
export function Scene({
  alt,
  width,
  height,
  children,
}: SceneProps & { width: number; height: number; children: ReactNode }) {
  const naming = alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true as const };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by `alt` through aria-label, or hidden
    <svg
      {...naming}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      style={{ display: 'block', width: '100%', height: 'auto' }}
    >
      {children}
    </svg>
  );
}
