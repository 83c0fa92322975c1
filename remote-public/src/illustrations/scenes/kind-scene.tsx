import type { ServiceType } from '@kindwing/backend/domain/services';
import type { ReactNode } from 'react';
import { Adult, Child, Elder } from '../figures/people.tsx';
import {
  AirlineSeats,
  BicycleWheel,
  CelloCase,
  Dog,
  MedicalCross,
  PaperPlane,
  PetCarrier,
  Stretcher,
  Suitcase,
} from '../figures/things.tsx';
import { ink } from '../ink.ts';
import { Scene, type SceneProps } from '../scene.tsx';

export type TravelKind = Exclude<ServiceType, 'other'>;

const groups: Record<TravelKind, ReactNode> = {
  'unaccompanied-minors': (
    <>
      <Suitcase x={92} y={60} scale={0.85} color={ink.primary} />
      <Child x={140} y={36} shirt={ink.accent} />
      <Adult x={296} y={36} flip tone="tan" hairColor="brown" />
    </>
  ),
  'pets-service-animals': (
    <>
      <PetCarrier x={66} y={36} />
      <Dog x={190} y={4} scale={1.2} />
    </>
  ),
  'elderly-travelers': (
    <>
      <Adult x={104} y={36} tone="brown" shirt={ink.primary} />
      <Elder x={192} y={36} />
    </>
  ),
  'passengers-of-size': <AirlineSeats x={104} y={2} scale={1.22} />,
  'baggage-special-items': (
    <>
      <BicycleWheel x={66} y={38} scale={0.98} />
      <CelloCase x={164} y={24} scale={1.06} />
      <Suitcase x={258} y={36} scale={1} />
    </>
  ),
  'trip-medical-escort': (
    <>
      <MedicalCross x={150} y={26} />
      <Stretcher x={50} y={36} scale={1} />
      <Adult x={326} y={36} flip tone="deep" shirt={ink.primary} />
    </>
  ),
};

/** The drawing of one kind of travel, for its card and its page. */
export function KindScene({ kind, alt }: SceneProps & { kind: TravelKind }) {
  return (
    <Scene alt={alt} width={380} height={220}>
      <path d="M0 0h380v220H0z" fill={ink.primaryWash} />
      <path d="M0 150C70 60 180 20 380 26v194H0z" fill={ink.accentWash} />
      <PaperPlane x={300} y={16} scale={kind === 'trip-medical-escort' ? 0 : 0.5} />
      <path d="M30 197h320" stroke={ink.line} strokeWidth="2.5" strokeLinecap="round" opacity="0.45" />
      {groups[kind]}
    </Scene>
  );
}
