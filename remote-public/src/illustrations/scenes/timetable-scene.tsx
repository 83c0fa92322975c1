import { Clock } from '../figures/events.tsx';
import { Child, WheelchairUser } from '../figures/people.tsx';
import { PaperPlane } from '../figures/things.tsx';
import { ink } from '../ink.ts';
import { Scene, type SceneProps } from '../scene.tsx';

const row = (y: number, time: string, done: boolean) => (
  <g transform={`translate(0 ${y})`}>
    <rect
      x="14"
      width="12"
      height="12"
      rx="4"
      fill={done ? ink.accent : 'none'}
      stroke={ink.surface}
      strokeWidth="2.5"
    />
    <path d={time} stroke={ink.surface} strokeWidth="5" strokeLinecap="round" fill="none" />
  </g>
);

/** A board of what to do by when, two travellers before it, and the plane that waits for them. */
export function TimetableScene({ alt }: SceneProps) {
  return (
    <Scene alt={alt} width={380} height={250}>
      <path d="M0 0h380v250H0z" fill={ink.primaryWash} />
      <path d="M0 176C80 96 210 66 380 84v166H0z" fill={ink.accentWash} />
      <path d="M22 228h336" stroke={ink.line} strokeWidth="2.5" strokeLinecap="round" opacity="0.45" />
      <path d="M196 130v98M262 130v98" stroke={ink.soft} strokeWidth="6" strokeLinecap="round" />
      <g transform="translate(154 26)">
        <rect width="152" height="122" rx="16" fill={ink.primary} />
        {row(20, 'M40 6h56', true)}
        {row(50, 'M40 6h84', true)}
        {row(80, 'M40 6h42', false)}
      </g>
      <Clock x={282} y={18} />
      <WheelchairUser x={34} y={66} scale={1.02} />
      <Child x={282} y={70} scale={0.98} shirt={ink.accent} />
      <path
        d="M20 40c30 22 62 14 78-6"
        fill="none"
        stroke={ink.accent}
        strokeWidth="3.5"
        strokeDasharray="2 11"
        strokeLinecap="round"
      />
      <PaperPlane x={92} y={10} scale={0.5} />
    </Scene>
  );
}
