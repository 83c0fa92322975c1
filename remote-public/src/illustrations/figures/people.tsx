import { hair, hairEdge, ink, skin } from '../ink.ts';
import { Limb, Place, type PlaceProps } from './place.tsx';

interface PersonProps extends PlaceProps {
  tone?: keyof typeof skin;
  hairColor?: keyof typeof hair;
  shirt?: string;
}

const Hair = ({ d, color }: { d: string; color: keyof typeof hair }) => (
  <path d={d} fill={hair[color]} {...(color === 'dark' && { stroke: hairEdge, strokeWidth: 1.3 })} />
);

/** An adult who stands, one hand held out: an assistant, a daughter, a parent. */
export function Adult({ tone = 'brown', hairColor = 'dark', shirt = ink.primary, ...place }: PersonProps) {
  return (
    <Place {...place}>
      <Limb d="M44 102 42 152" color={ink.line} width={12} />
      <Limb d="M58 102 60 152" color={ink.line} width={12} />
      <Limb d="M40 155h-6M62 155h6" color={ink.line} width={9} />
      <path d="M35 60c0-8 7-13 16-13s16 5 16 13l3 44c0 5-38 5-38 0z" fill={shirt} />
      <Limb d="M64 60 76 82 92 92" color={shirt} width={10} />
      <circle cx="94" cy="93" r="5.5" fill={skin[tone]} />
      <Limb d="M37 62 33 84 35 100" color={shirt} width={10} />
      <circle cx="35" cy="103" r="5" fill={skin[tone]} />
      <path d="M46 38h10v13c-3 4-7 4-10 0z" fill={skin[tone]} />
      <circle cx="52" cy="29" r="14" fill={skin[tone]} />
      <Hair d="M37 31c-3-14 5-21 15-21s17 6 14 17c-6 0-11-2-14-6-2 5-6 8-10 9v16c-4-3-4-9-5-15z" color={hairColor} />
    </Place>
  );
}

/** A woman who rolls her own chair. */
export function WheelchairUser({ tone = 'tan', hairColor = 'dark', shirt = ink.accent, ...place }: PersonProps) {
  return (
    <Place {...place}>
      <Limb d="M22 62 30 108H74" color={ink.soft} width={6} />
      <Limb d="M74 108 88 142H104" color={ink.soft} width={5} />
      <Limb d="M47 100H80L88 132" color={ink.line} width={14} />
      <Limb d="M90 137h9" color={ink.line} width={9} />
      <path d="M32 64c0-9 6-14 14-14s14 5 15 13l1 37c0 6-28 6-29 0z" fill={shirt} />
      <path d="M41 40h11v13c-3 4-8 4-11 0z" fill={skin[tone]} />
      <circle cx="48" cy="32" r="14" fill={skin[tone]} />
      <Hair
        d="M33 36c-5-16 4-23 15-23s16 7 14 15c-7 0-11-1-14-5-1 8-3 9-3 15 0 9-4 18-12 21-6-6-2-15 0-23z"
        color={hairColor}
      />
      <circle cx="44" cy="121" r="36" fill="none" stroke={ink.primary} strokeWidth="5" />
      <circle cx="44" cy="121" r="29" fill="none" stroke={ink.primary} strokeWidth="1.5" opacity="0.55" />
      <path d="M44 92v58M15 121h58M24 101l40 40M64 101l-40 40" stroke={ink.primary} strokeWidth="1.2" opacity="0.5" />
      <circle cx="44" cy="121" r="5" fill={ink.primary} />
      <circle cx="88" cy="150" r="8" fill="none" stroke={ink.primary} strokeWidth="4" />
      <Limb d="M49 64 56 86 66 94" color={shirt} width={10} />
      <circle cx="68" cy="95" r="5.5" fill={skin[tone]} />
    </Place>
  );
}

/** A child with a lanyard and a card, one hand up. */
export function Child({ tone = 'light', hairColor = 'brown', shirt = ink.primary, ...place }: PersonProps) {
  return (
    <Place {...place}>
      <Limb d="M33 122 32 153" color={ink.line} width={10} />
      <Limb d="M46 122 48 153" color={ink.line} width={10} />
      <Limb d="M31 156h-4M49 156h5" color={ink.line} width={7} />
      <path d="M26 94c0-7 6-11 14-11s13 4 14 11l2 30c0 4-32 4-32 0z" fill={shirt} />
      <Limb d="M52 94 62 78 64 66" color={shirt} width={8} />
      <circle cx="64" cy="62" r="5" fill={skin[tone]} />
      <Limb d="M28 95 23 108 24 118" color={shirt} width={8} />
      <circle cx="24" cy="121" r="4.5" fill={skin[tone]} />
      <path d="M35 76h10v10c-3 3-7 3-10 0z" fill={skin[tone]} />
      <circle cx="40" cy="66" r="14" fill={skin[tone]} />
      <Hair d="M26 66c-2-13 5-19 14-19s16 6 14 18c-3-6-8-9-14-9s-11 3-14 10z" color={hairColor} />
      <path d="M33 84l7 19 7-19" fill="none" stroke={ink.accent} strokeWidth="2.5" />
      <rect x="33" y="101" width="14" height="17" rx="2.5" fill={ink.surface} stroke={ink.accent} strokeWidth="2" />
      <path d="M36.5 107h7M36.5 111h5" stroke={ink.soft} strokeWidth="1.6" strokeLinecap="round" />
    </Place>
  );
}

/** An elderly man with a cane. */
export function Elder({ tone = 'light', hairColor = 'gray', shirt = ink.accent, ...place }: PersonProps) {
  return (
    <Place {...place}>
      <Limb d="M44 106 40 152" color={ink.line} width={12} />
      <Limb d="M54 106 62 152" color={ink.line} width={12} />
      <Limb d="M40 155h-5M63 155h6" color={ink.line} width={9} />
      <path d="M33 106c-3-22 0-38 8-46 5-5 17-4 21 3 6 10 6 30 4 43 0 5-32 5-33 0z" fill={shirt} />
      <path d="M55 60l-3 48" stroke={ink.line} strokeWidth="1.5" opacity="0.35" />
      <path d="M47 46l11-1v14c-4 4-8 3-11-1z" fill={skin[tone]} />
      <circle cx="55" cy="38" r="14" fill={skin[tone]} />
      <Hair d="M41 42c-5-11 2-20 12-20 5 0 9 2 11 5-7-1-12 1-15 5-1 5-2 8-4 11-1 1-3 1-4-1z" color={hairColor} />
      <Limb d="M58 66 66 86 80 96" color={shirt} width={10} />
      <Limb d="M84 156 84 98" color={ink.primary} width={4.5} />
      <path d="M84 99c0-9-13-9-13-1" fill="none" stroke={ink.primary} strokeWidth="4.5" strokeLinecap="round" />
      <circle cx="82" cy="97" r="5.5" fill={skin[tone]} />
    </Place>
  );
}
