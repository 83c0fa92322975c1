import { Clock, CoinOnPaper, FlightBoard } from '../figures/events.tsx';
import { Elder } from '../figures/people.tsx';
import { PaperPlane, Suitcase } from '../figures/things.tsx';
import { ink } from '../ink.ts';
import { Scene, type SceneProps } from '../scene.tsx';

/** Somebody waits under a board for a plane that is elsewhere; a paper says what that may be worth. */
export function WaitingScene({ alt }: SceneProps) {
  return (
    <Scene alt={alt} width={380} height={250}>
      <path d="M0 0h380v250H0z" fill={ink.primaryWash} />
      <path d="M0 176C80 96 210 66 380 84v166H0z" fill={ink.accentWash} />
      <path d="M22 228h336" stroke={ink.line} strokeWidth="2.5" strokeLinecap="round" opacity="0.45" />
      <FlightBoard struck x={40} y={24} scale={1.4} />
      <Clock x={188} y={30} />
      <Elder x={64} y={66} scale={1.02} />
      <Suitcase x={166} y={68} />
      <CoinOnPaper x={262} y={114} scale={1.12} />
      <path
        d="M258 60c24 16 50 10 62-8"
        fill="none"
        stroke={ink.accent}
        strokeWidth="3.5"
        strokeDasharray="2 11"
        strokeLinecap="round"
      />
      <PaperPlane x={316} y={22} scale={0.5} />
    </Scene>
  );
}
