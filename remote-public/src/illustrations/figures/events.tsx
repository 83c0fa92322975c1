import { ink } from '../ink.ts';
import { Place, type PlaceProps } from './place.tsx';

/** A station clock. `hands` are the path of its hands about its middle. */
export function Clock({ hands = 'M0-16V0l11 8', ...place }: PlaceProps & { hands?: string }) {
  return (
    <Place {...place}>
      <circle cx="30" cy="30" r="28" fill={ink.surface} stroke={ink.line} strokeWidth="3" />
      <path
        transform="translate(30 30)"
        d={hands}
        fill="none"
        stroke={ink.accent}
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </Place>
  );
}

/** A board of departures; with a struck line where a flight was cancelled. */
export function FlightBoard({ struck = false, ...place }: PlaceProps & { struck?: boolean }) {
  return (
    <Place {...place}>
      <rect width="96" height="74" rx="12" fill={ink.primary} />
      <path d="M14 20h44M14 38h66M14 56h34" stroke={ink.surface} strokeWidth="5" strokeLinecap="round" />
      {struck ? <path d="M8 38h80" stroke={ink.cross} strokeWidth="6" strokeLinecap="round" /> : null}
    </Place>
  );
}

/** A gate that stays shut. */
export function Gate(place: PlaceProps) {
  return (
    <Place {...place}>
      <path d="M10 20v74M90 20v74" stroke={ink.line} strokeWidth="7" strokeLinecap="round" />
      <path d="M12 48h76" stroke={ink.accent} strokeWidth="12" strokeLinecap="round" />
      <path d="M28 42v12M50 42v12M72 42v12" stroke={ink.line} strokeWidth="5" />
      <circle cx="50" cy="22" r="13" fill={ink.cross} />
      <path d="M43 22h14" stroke={ink.surface} strokeWidth="4" strokeLinecap="round" />
    </Place>
  );
}

/** A sheet with a coin upon it. */
export function CoinOnPaper(place: PlaceProps) {
  return (
    <Place {...place}>
      <rect width="70" height="88" rx="10" fill={ink.surface} stroke={ink.line} strokeWidth="2.5" />
      <path d="M14 22h34M14 38h42M14 54h22" stroke={ink.soft} strokeWidth="4" strokeLinecap="round" />
      <circle cx="58" cy="74" r="20" fill={ink.accent} stroke={ink.line} strokeWidth="2.5" />
      <path
        d="M63 66c-9-5-15 1-15 8s6 13 15 8M44 71h12M44 77h12"
        fill="none"
        stroke={ink.line}
        strokeWidth="2.8"
        strokeLinecap="round"
      />
    </Place>
  );
}
