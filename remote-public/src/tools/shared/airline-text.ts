import { type Carrier, carriers } from '@kindwing/backend/domain/airlines';
import { fold } from '@kindwing/backend/domain/places';

const airlineText = ({ name, code }: Pick<Carrier, 'name' | 'code'>): string => `${name} (${code})`;

/** Airlines whose code is what was typed or whose name has a word that begins with it. */
export function suggestAirlines(typed: string): string[] {
  const wanted = fold(typed.trim());
  if (wanted === '') return [];
  const begins = (text: string) => fold(text).startsWith(wanted);
  return carriers
    .filter(({ code, name }) => begins(code) || begins(name) || name.split(' ').some(begins))
    .sort((a, b) => Number(begins(b.name)) - Number(begins(a.name)) || a.name.localeCompare(b.name))
    .slice(0, 8)
    .map(airlineText);
}

/** The name of a code; the code itself for an airline that the list does not have. */
export const airlineOfCode = (code: string): string => {
  const known = carriers.find((carrier) => carrier.code === code);
  return known ? airlineText(known) : code;
};

/** The code that a text means; empty for no text, null for one that names no airline. */
export function airlineCode(text: string): string | null {
  const typed = text.trim();
  if (typed === '') return '';
  const code = (/\(([A-Za-z0-9]{2})\)$/.exec(typed)?.[1] ?? typed).toUpperCase();
  if (/^(?=.*[A-Z])[A-Z0-9]{2}$/.test(code)) return code;
  const named = carriers.filter(({ name }) => fold(name) === fold(typed));
  return named[0]?.code ?? null;
}
