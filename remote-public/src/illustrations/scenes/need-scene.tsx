import type { ReactNode } from 'react';
import { Child, WheelchairUser } from '../figures/people.tsx';
import { AirlineSeats, CelloCase, Dog, MedicalCross, Suitcase } from '../figures/things.tsx';
import { ink } from '../ink.ts';
import { Scene } from '../scene.tsx';

const figures = {
  mobility: <WheelchairUser x={38} y={16} scale={0.78} />,
  minor: <Child x={38} y={2} scale={0.86} />,
  medical: <MedicalCross x={36} y={36} scale={1.4} />,
  pet: <Dog x={30} y={14} scale={0.78} />,
  size: <AirlineSeats x={18} y={10} scale={0.84} />,
  item: (
    <>
      <CelloCase x={28} y={20} scale={0.72} />
      <Suitcase x={86} y={34} scale={0.68} />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type NeedFigure = keyof typeof figures;

/** A kind of need as a small drawing. Decoration: the text beside it says the same. */
export function NeedScene({ kind }: { kind: NeedFigure }) {
  return (
    <Scene width={144} height={144}>
      <path d="M0 0h144v144H0z" fill={ink.primaryWash} />
      <path d="M0 104C30 62 80 44 144 52v92H0z" fill={ink.accentWash} />
      {figures[kind]}
    </Scene>
  );
}
