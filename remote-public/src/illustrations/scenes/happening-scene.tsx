import type { ReactNode } from 'react';
import { Clock, FlightBoard, Gate } from '../figures/events.tsx';
import { AirlineSeats, Suitcase } from '../figures/things.tsx';
import { ink } from '../ink.ts';
import { Scene } from '../scene.tsx';

const figures = {
  delay: <Clock x={36} y={36} scale={1.2} />,
  cancellation: <FlightBoard struck x={26} y={38} scale={0.96} />,
  denied_boarding: <Gate x={22} y={24} />,
  brought_forward: <Clock x={36} y={36} scale={1.2} hands="M0-16V0l-12 8" />,
  downgrade: <AirlineSeats x={18} y={10} scale={0.84} />,
  baggage: <Suitcase x={46} y={-4} scale={0.9} />,
} satisfies Record<string, ReactNode>;

/** What happened to a flight as a small drawing. Decoration: the text beside it says the same. */
export function HappeningScene({ what }: { what: keyof typeof figures }) {
  return (
    <Scene width={144} height={144}>
      <path d="M0 0h144v144H0z" fill={ink.primaryWash} />
      <path d="M0 104C30 62 80 44 144 52v92H0z" fill={ink.accentWash} />
      {figures[what]}
    </Scene>
  );
}
