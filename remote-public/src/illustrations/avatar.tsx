import type { ReactNode } from 'react';
import { hair, ink, skin } from './ink.ts';

export type Face = 'lucia' | 'james' | 'ines' | 'omar' | 'elena' | 'marcus' | 'sofia';

interface Look {
  tone: string;
  shirt: string;
  /** drawn behind the head */
  behind?: ReactNode;
  /** drawn over it */
  over: ReactNode;
}

const glasses = (round: boolean) => (
  <g fill="none" stroke={hair.dark} strokeWidth="2">
    {round ? (
      <>
        <circle cx="42" cy="47" r="6.5" />
        <circle cx="58" cy="47" r="6.5" />
      </>
    ) : (
      <>
        <rect x="34.5" y="42" width="13" height="9" rx="3" />
        <rect x="52.5" y="42" width="13" height="9" rx="3" />
      </>
    )}
    <path d="M48.5 46.5h3.5" />
  </g>
);

const looks: Record<Face, Look> = {
  lucia: {
    tone: skin.tan,
    shirt: ink.primary,
    behind: <path d="M24 46c-6-22 8-34 26-34s32 12 26 34c4 10 0 22-8 24H32c-8-2-12-14-8-24z" fill={hair.dark} />,
    over: <path d="M31 44c2-14 10-20 20-20s17 6 18 20c-8-2-12-6-14-12-4 8-14 12-24 12z" fill={hair.dark} />,
  },
  james: {
    tone: skin.light,
    shirt: ink.accent,
    over: (
      <>
        <path d="M30 44c-2-16 8-22 20-22s22 6 20 22c-3-8-6-11-9-12-8 2-18 2-24-1-3 3-5 7-7 13z" fill={hair.brown} />
        <path d="M31 50c2 18 10 23 19 23s17-5 19-23c-3 8-8 9-12 8-4-2-10-2-14 0-4 1-9 0-12-8z" fill={hair.brown} />
        {glasses(false)}
      </>
    ),
  },
  ines: {
    tone: skin.light,
    shirt: ink.primaryStrong,
    behind: <circle cx="50" cy="17" r="11" fill={hair.gray} />,
    over: <path d="M30 46c-2-18 8-25 20-25s22 7 20 25c-4-10-10-15-20-15s-16 5-20 15z" fill={hair.gray} />,
  },
  omar: {
    tone: skin.brown,
    shirt: ink.primary,
    over: (
      <>
        <path d="M30 43c-4-17 6-25 20-25 15 0 24 8 20 25-3-7-7-9-12-9-8 2-18 0-22-1-3 2-5 5-6 10z" fill={hair.dark} />
        <path d="M33 72c10 8 24 8 34 0l5 10c-12 9-32 9-44 0z" fill={ink.accent} />
        <path d="M60 80l8 16h-12z" fill={ink.accent} />
      </>
    ),
  },
  elena: {
    tone: skin.light,
    shirt: ink.primary,
    over: (
      <path
        d="M29 52c-4-20 4-32 21-32 18 0 26 12 21 32-3 2-5 0-5-4 0-6-2-9-5-12-6 3-15 3-21 0-3 3-5 7-5 12 0 4-3 6-6 4z"
        fill={hair.brown}
      />
    ),
  },
  marcus: {
    tone: skin.deep,
    shirt: ink.accent,
    over: <path d="M30 46c0 20 8 30 20 30s20-10 20-30c-3 8-6 12-10 12-3-3-17-3-20 0-4 0-7-4-10-12z" fill={hair.dark} />,
  },
  sofia: {
    tone: skin.light,
    shirt: ink.primaryStrong,
    behind: <path d="M27 44c-2-20 8-30 23-30s25 10 23 30l5 44H22z" fill={hair.fair} />,
    over: (
      <>
        <path d="M30 44c0-14 8-21 20-21s20 7 20 21c-8-1-16-5-20-11-4 6-12 10-20 11z" fill={hair.fair} />
        {glasses(true)}
      </>
    ),
  },
};

/** A drawn portrait, made to be cut to a circle or a wing by whoever shows it. */
export function Avatar({ face, alt, size = 88 }: { face: Face; alt: string; size?: number }) {
  const { tone, shirt, behind, over } = looks[face];
  return (
    <svg
      role="img"
      aria-label={alt}
      viewBox="0 0 100 100"
      width={size}
      height={size}
      style={{ display: 'block', borderRadius: '50% 50% 50% 18%' }}
    >
      <rect width="100" height="100" fill={ink.primaryWash} />
      {behind}
      <path d="M14 104c0-22 16-30 36-30s36 8 36 30z" fill={shirt} />
      <path d="M43 62h14v14c-4 5-10 5-14 0z" fill={tone} />
      <circle cx="50" cy="46" r="20" fill={tone} />
      {over}
    </svg>
  );
}
