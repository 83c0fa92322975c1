import type { ReactNode } from 'react';
import { Adult, Child, WheelchairUser } from '../figures/people.tsx';
import { PaperPlane } from '../figures/things.tsx';
import { ink } from '../ink.ts';
import { Scene } from '../scene.tsx';

const sheet = (x: number, y: number, fill: string = ink.surface) => (
  <g transform={`translate(${x} ${y})`}>
    <rect width="84" height="112" rx="12" fill={fill} stroke={ink.line} strokeWidth="2.5" />
    <path d="M16 28h40M16 46h52M16 64h46" stroke={ink.soft} strokeWidth="4" strokeLinecap="round" />
  </g>
);

const steps: readonly ReactNode[] = [
  <g key="request">
    {sheet(78, 48)}
    <path
      d="M100 138c36 10 60-4 92-44"
      fill="none"
      stroke={ink.accent}
      strokeWidth="3.5"
      strokeDasharray="2 11"
      strokeLinecap="round"
    />
    <PaperPlane x={196} y={36} scale={0.9} />
  </g>,
  <g key="analysis">
    {sheet(84, 46)}
    <path
      d="m98 122 8 8 14-16"
      fill="none"
      stroke={ink.primary}
      strokeWidth="5"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <circle cx="206" cy="96" r="42" fill={ink.surface} stroke={ink.primary} strokeWidth="8" />
    <path d="m236 128 34 36" stroke={ink.primary} strokeWidth="14" strokeLinecap="round" />
    <path
      d="M184 104c10-20 20 10 30-8s10-6 14-6"
      fill="none"
      stroke={ink.accent}
      strokeWidth="5"
      strokeLinecap="round"
    />
  </g>,
  <g key="plan">
    {sheet(46, 62)}
    {sheet(212, 62)}
    <g transform="translate(122 36)">
      <rect width="98" height="138" rx="14" fill={ink.primary} />
      <path d="M18 32h44M18 54h60M18 76h50" stroke={ink.surface} strokeWidth="5" strokeLinecap="round" />
      <circle cx="49" cy="110" r="15" fill={ink.accent} />
      <path
        d="m42 110 6 6 9-11"
        fill="none"
        stroke={ink.line}
        strokeWidth="3.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </g>
  </g>,
  <g key="travel">
    <PaperPlane x={160} y={18} scale={0.6} />
    <WheelchairUser x={52} y={32} scale={1} tone="brown" />
    <Child x={166} y={32} scale={1} />
    <Adult x={318} y={32} scale={1} flip tone="tan" hairColor="brown" />
  </g>,
];

/** One of the four steps of "How it works", counted from 1. Decoration: the text beside it says the same. */
export function StepScene({ step }: { step: number }) {
  return (
    <Scene width={340} height={210}>
      <path
        d="M34 120C30 50 100 6 180 12s136 50 128 110-60 74-132 74S38 190 34 120z"
        fill={step % 2 ? ink.primaryWash : ink.accentWash}
      />
      <path d="M40 192h260" stroke={ink.line} strokeWidth="2.5" strokeLinecap="round" opacity="0.4" />
      {steps[step - 1]}
    </Scene>
  );
}
