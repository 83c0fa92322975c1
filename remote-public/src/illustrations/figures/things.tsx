import { ink, skin } from '../ink.ts';
import { Limb, Place, type PlaceProps } from './place.tsx';

/** The house's bird: a folded sheet that flies. Its nose points right. */
export function PaperPlane(place: PlaceProps) {
  return (
    <Place {...place}>
      <path d="M0 34 92 0 58 66 40 46z" fill={ink.surface} stroke={ink.line} strokeWidth="2.5" strokeLinejoin="round" />
      <path d="M92 0 40 46 36 72 50 57z" fill={ink.accent} stroke={ink.line} strokeWidth="2.5" strokeLinejoin="round" />
      <path d="M92 0 40 46" fill="none" stroke={ink.line} strokeWidth="2" />
    </Place>
  );
}

export function Dog({ vest = ink.primary, ...place }: PlaceProps & { vest?: string }) {
  const coat = '#b98352';
  return (
    <Place {...place}>
      <path d="M18 150c-14 2-16-10-8-16" fill="none" stroke={coat} strokeWidth="8" strokeLinecap="round" />
      <path d="M22 156c-8-22 2-46 28-54l20 2c4 16 4 34 2 52z" fill={coat} />
      <Limb d="M66 112 68 153H74" color={coat} width={11} />
      <path d="M26 156c0-14 10-22 22-18 6 4 8 12 8 18z" fill="#a87246" />
      <path d="M36 108c8-6 20-9 34-6l2 24c-12 6-26 4-36-4z" fill={vest} />
      <path
        d="M52 90c0-15 9-22 21-22 8 0 12 4 14 10l14 4c4 2 3 11-3 13l-18 3c-4 8-8 11-15 11-8 0-13-8-13-19z"
        fill={coat}
      />
      <path d="M58 72c-8 0-13 8-12 22 2 6 8 6 11 1 2-7 5-14 9-18z" fill="#8a5a36" />
      <circle cx="101" cy="84" r="3.6" fill={ink.line} />
      <circle cx="78" cy="82" r="2.4" fill="#2e2320" />
    </Place>
  );
}

export function Suitcase({ color = ink.accent, ...place }: PlaceProps & { color?: string }) {
  return (
    <Place {...place}>
      <path d="M16 94V70h20v24" fill="none" stroke={ink.soft} strokeWidth="4" strokeLinejoin="round" />
      <rect x="4" y="92" width="44" height="58" rx="8" fill={color} />
      <path d="M16 100v42M26 100v42M36 100v42" stroke={ink.line} strokeWidth="1.6" opacity="0.35" />
      <circle cx="13" cy="154" r="5" fill={ink.line} />
      <circle cx="39" cy="154" r="5" fill={ink.line} />
    </Place>
  );
}

export function PetCarrier(place: PlaceProps) {
  return (
    <Place {...place}>
      <path d="M26 112c0-14 28-14 28 0" fill="none" stroke={ink.line} strokeWidth="4" />
      <rect x="2" y="110" width="78" height="48" rx="14" fill={ink.accent} />
      <rect x="12" y="120" width="36" height="28" rx="8" fill={ink.surface} />
      <path d="M20 120v28M28 120v28M36 120v28M12 130h36M12 139h36" stroke={ink.soft} strokeWidth="1.8" />
      <circle cx="64" cy="134" r="5" fill={ink.surface} />
    </Place>
  );
}

export function AirlineSeats(place: PlaceProps) {
  const seat = (x: number, fill: string) => (
    <g transform={`translate(${x} 0)`}>
      <path d="M4 62c0-14 6-22 22-22s22 8 22 22v46H4z" fill={fill} />
      <rect x="11" y="46" width="30" height="17" rx="8" fill={ink.surface} opacity="0.85" />
      <path d="M0 104c0-6 4-9 10-9h32c6 0 10 3 10 9v16H0z" fill={fill} stroke={ink.surface} strokeWidth="2.5" />
      <path d="M8 120v34h36v-34" fill="none" stroke={ink.soft} strokeWidth="5" />
    </g>
  );
  return (
    <Place {...place}>
      {seat(8, ink.primary)}
      {seat(64, ink.accent)}
      <Limb d="M62 96 62 52" color={ink.line} width={6} />
      <Limb d="M4 96v14M120 96v14" color={ink.line} width={6} />
      <path d="M20 100c14 10 78 10 88 0" fill="none" stroke={ink.line} strokeWidth="3" strokeLinecap="round" />
    </Place>
  );
}

export function CelloCase(place: PlaceProps) {
  return (
    <Place {...place}>
      <path
        d="M36 8c6 0 10 4 10 10v28c12 4 20 14 18 28-1 8-6 10-6 18s12 14 12 34c0 20-14 32-34 32S2 146 2 126c0-20 12-26 12-34s-5-10-6-18c-2-14 6-24 18-28V18c0-6 4-10 10-10z"
        fill={ink.primary}
      />
      <path d="M36 52v94M20 96h32" stroke={ink.surface} strokeWidth="2.5" opacity="0.7" />
      <rect x="28" y="86" width="16" height="12" rx="3" fill={ink.accent} />
    </Place>
  );
}

export function BicycleWheel(place: PlaceProps) {
  return (
    <Place {...place}>
      <circle cx="40" cy="118" r="38" fill="none" stroke={ink.line} strokeWidth="5" />
      <path d="M40 80v76M2 118h76M13 91l54 54M67 91l-54 54" stroke={ink.soft} strokeWidth="1.6" />
      <circle cx="40" cy="118" r="6" fill={ink.accent} />
    </Place>
  );
}

/** A stretcher with somebody resting under a blanket. */
export function Stretcher(place: PlaceProps) {
  return (
    <Place {...place}>
      <path d="M22 118 58 150M58 118 22 150M104 118l36 32M140 118l-36 32" stroke={ink.soft} strokeWidth="4" />
      <circle cx="24" cy="153" r="6.5" fill={ink.line} />
      <circle cx="138" cy="153" r="6.5" fill={ink.line} />
      <rect x="0" y="106" width="162" height="12" rx="6" fill={ink.primary} />
      <rect x="6" y="90" width="40" height="16" rx="8" fill={ink.surface} stroke={ink.hint} strokeWidth="1.5" />
      <circle cx="34" cy="84" r="13" fill={skin.tan} />
      <path d="M22 82c0-10 8-13 14-12-4 4-5 9-9 13z" fill="#6d452c" />
      <path d="M50 106c0-12 6-20 18-20h50c18 0 34 8 40 20z" fill={ink.accent} />
      <path d="M70 87c-4 6-4 12-4 19" stroke={ink.line} strokeWidth="1.6" opacity="0.35" fill="none" />
    </Place>
  );
}

export function MedicalCross(place: PlaceProps) {
  return (
    <Place {...place}>
      <rect width="52" height="52" rx="16" fill={ink.surface} stroke={ink.hint} strokeWidth="2" />
      <path d="M21 11h10v10h10v10H31v10H21V31H11V21h10z" fill={ink.cross} />
    </Place>
  );
}

export function AircraftWindow(place: PlaceProps) {
  return (
    <Place {...place}>
      <rect width="92" height="124" rx="44" fill={ink.surface} stroke={ink.hint} strokeWidth="4" />
      <rect x="12" y="12" width="68" height="100" rx="32" fill={ink.primaryWash} />
      <path d="M14 84c14-12 24-2 34-10s22-8 31 2v4c0 20-14 32-33 32-17 0-30-10-32-28z" fill={ink.accentWash} />
    </Place>
  );
}
