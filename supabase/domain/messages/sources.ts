/**
 * What describes a source, in English and Spanish: `official`, `reported` and `background` take only these or a title.
 * The English text is what the database keeps of a source, so a stored one finds its Spanish here too.
 */
export const sourcesEs = {
  '14 CFR 250.5, limits of 2021': '14 CFR 250.5, límites de 2021',
  '14 CFR 382.133: up to 150 % of the expected duration': '14 CFR 382.133: hasta el 150 % de la duración prevista',
  '14 CFR 382.151, Complaint Resolution Official':
    '14 CFR 382.151, responsable de reclamaciones (Complaint Resolution Official)',
  '14 CFR 382.75, bookings made later than 48 h before': '14 CFR 382.75, reservas hechas con menos de 48 h',
  'AESA: airline answers in 1 month; AESA within 1 year; binding since June 2023':
    'AESA: la aerolínea responde en 1 mes; a AESA, en 1 año; vinculante desde junio de 2023',
  'Aena, assistance service (aspaym.org, uppers.es)': 'Aena, servicio de asistencia (aspaym.org, uppers.es)',
  'Agency practice': 'Práctica de las agencias',
  'airdolomiti.eu (old page)': 'airdolomiti.eu (página antigua)',
  'Airlines’ quotas for animals': 'Cupos de animales de las aerolíneas',
  'Airlines’ unaccompanied-minor conditions': 'Condiciones de las aerolíneas para menores sin acompañante',
  'Avianca, since 15 May 2024 (semana.com)': 'Avianca, desde el 15 de mayo de 2024 (semana.com)',
  'benidormseriously.com; companion’s age: background knowledge':
    'benidormseriously.com; edad del acompañante: conocimiento general del sector',
  'Cabo Verde Airlines, sports equipment': 'Cabo Verde Airlines, equipo deportivo',
  'Carrier dangerous-goods approval; IATA battery guidance':
    'Autorización de mercancías peligrosas de la aerolínea; guía de baterías de la IATA',
  'Carrier policy, where Reg.1107/2006 does not apply': 'Norma de la aerolínea, donde no se aplica el Reg. 1107/2006',
  'Carrier practice': 'Práctica de las aerolíneas',
  Carriers: 'Aerolíneas',
  'Carriers that sell the service: places per flight are limited':
    'Aerolíneas que venden el servicio: plazas limitadas por vuelo',
  'cathaypacific.com, stretcher': 'cathaypacific.com, camillas',
  'cdc.gov, dog import': 'cdc.gov, entrada de perros',
  'Conciliation compromise, June 2026 (no OJ reference found)':
    'Acuerdo de conciliación, junio de 2026 (sin referencia encontrada en el Diario Oficial)',
  'Delta, second seat at full fare': 'Delta, segundo asiento a tarifa completa',
  'Emirates’ list, as other carriers usually judge': 'Lista de Emirates, que otras aerolíneas suelen seguir',
  'emirates.com, medical information form': 'emirates.com, formulario de información médica',
  'englishuk.com, 2019; companion’s age: background knowledge':
    'englishuk.com, 2019; edad del acompañante: conocimiento general del sector',
  'englishuk.com, since Apr 2019; companion’s age: background knowledge':
    'englishuk.com, desde abril de 2019; edad del acompañante: conocimiento general del sector',
  'EU rules: Reg.576/2013, since 22 Apr 2026 Del. Reg. (EU) 2026/131':
    'Normas de la UE: Reg. 576/2013 y, desde el 22 de abril de 2026, Reg. Del. (UE) 2026/131',
  'finnair.com (old page)': 'finnair.com (página antigua)',
  'Handling limit of 32 kg a piece; 158 cm standard':
    'Límite de manipulación de 32 kg por bulto; medida habitual de 158 cm',
  'Iberia and Air France pages': 'Páginas de Iberia y Air France',
  'Iberia help, unaccompanied minors': 'Ayuda de Iberia, menores sin acompañante',
  'Iberia, surf and wind equipment (2014)': 'Iberia, equipo de surf y viento (2014)',
  'IATA battery guidance 2022; 14 CFR 382.127': 'Guía de baterías de la IATA, 2022; 14 CFR 382.127',
  'ICAO notice, limits since 28 Dec 2024': 'Aviso de la OACI, límites desde el 28 de diciembre de 2024',
  'indulgexpress.com, Jan 2026': 'indulgexpress.com, enero de 2026',
  'interior.gob.es, Instr. 10/2019; police form often quoted as valid 30 days':
    'interior.gob.es, Instr. 10/2019; del impreso policial suele decirse que vale 30 días',
  'Into the UK: petsincabin.com, pettravel.com': 'Hacia el Reino Unido: petsincabin.com, pettravel.com',
  'Jet2, young passengers': 'Jet2, pasajeros jóvenes',
  'KLM, unaccompanied minors; weakly sourced': 'KLM, menores sin acompañante; poco documentado',
  'Longest notice seen (lot.com 72 h; Emirates and Cathay 48 h)':
    'Plazo más largo visto (lot.com, 72 h; Emirates y Cathay, 48 h)',
  'lufthansa.com, unaccompanied minors': 'lufthansa.com, menores sin acompañante',
  'Migración Colombia, exit of minors': 'Migración Colombia, salida de menores',
  'Montreal limits of 1999': 'Límites de Montreal de 1999',
  'Montreal limits of 2009': 'Límites de Montreal de 2009',
  'Montreal limits of 2019': 'Límites de Montreal de 2019',
  'National limitation law (CJEU C-139/11)': 'Ley nacional de prescripción (TJUE, C-139/11)',
  'No policy of this carrier is known': 'No se conoce ninguna norma de esta aerolínea',
  'Reg. 1107/2006 Annex II; carrier’s assistance-dog rules':
    'Reg. 1107/2006, anexo II; normas de la aerolínea sobre perros de asistencia',
  'Reg.576/2013, since 22 Apr 2026 Del. Reg. (EU) 2026/131':
    'Reg. 576/2013 y, desde el 22 de abril de 2026, Reg. Del. (UE) 2026/131',
  'Ryanair UK, as its sister company': 'Ryanair UK, como su empresa hermana',
  'Ryanair, travelling with children; companion’s age: background knowledge':
    'Ryanair, viajar con niños; edad del acompañante: conocimiento general del sector',
  'seatruler.com, 11 Jun 2026': 'seatruler.com, 11 de junio de 2026',
  'seatruler.com, 11 Jun 2026: same fare if booked together':
    'seatruler.com, 11 de junio de 2026: la misma tarifa si se reservan juntos',
  'Singapore Airlines, oversize baggage': 'Singapore Airlines, equipaje voluminoso',
  'Southwest policy from 27 Jan 2026': 'Norma de Southwest desde el 27 de enero de 2026',
  'Southwest, pets; no animals in the hold: background knowledge':
    'Southwest, mascotas; sin animales en bodega: conocimiento general del sector',
  'Tapeworm treatment 24 to 120 h before arrival (thedailyscout.com)':
    'Tratamiento contra la tenia entre 24 y 120 h antes de la llegada (thedailyscout.com)',
  'Turkish Airlines, surfboards (page dated to end 2024)':
    'Turkish Airlines, tablas de surf (página vigente hasta fin de 2024)',
  'Turkish Airlines, unaccompanied child; weakly sourced':
    'Turkish Airlines, menores sin acompañante; poco documentado',
  'Typical cabin limit of 8 kg with the carrier': 'Límite habitual en cabina: 8 kg con el transportín',
  'Typical of carriers that sell the service (5–14)':
    'Lo habitual en las aerolíneas que venden el servicio (de 5 a 14 años)',
  'UK Reg. 261/2004 as amended by SI 2019/278 and SI 2023/1370; band b: background knowledge':
    'Reg. 261/2004 del Reino Unido, modificado por SI 2019/278 y SI 2023/1370; tramo b: conocimiento general del sector',
  'ukgovnews.com, 21 Apr 2026: EU animal health certificate':
    'ukgovnews.com, 21 de abril de 2026: certificado sanitario de la UE para animales',
  'United, in-cabin pets': 'United, mascotas en cabina',
  'USA Today, Dec 2022': 'USA Today, diciembre de 2022',
  'Wizz Air Malta, as its sister company': 'Wizz Air Malta, como su empresa hermana',
  'Wizz Air UK, as its sister company': 'Wizz Air UK, como su empresa hermana',
} as const;

/** A description of a source that has its Spanish. */
export type Description = keyof typeof sourcesEs;

/** What `background` adds to its citation. */
export const BACKGROUND = ' (background knowledge)';
const BACKGROUND_ES = ' (conocimiento general del sector)';

export interface Cited {
  readonly text: string;
  /** BCP 47, where it is not the reader's own language: a title, or a text that staff have written. */
  readonly lang?: 'en';
}

/** A source's `cite` in the reader's language. Titles, and stored texts that the library doesn't have, stay as they are. */
export function citeIn(cite: string, language: 'en' | 'es'): Cited {
  if (language === 'en') return { text: cite };
  const known: Readonly<Record<string, string>> = sourcesEs;
  const weak = cite.endsWith(BACKGROUND);
  const base = weak ? cite.slice(0, -BACKGROUND.length) : cite;
  const said = known[base];
  if (said === undefined && !weak) return { text: cite, lang: 'en' };
  return { text: `${said ?? base}${weak ? BACKGROUND_ES : ''}` };
}
