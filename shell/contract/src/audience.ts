/** The interface's languages; every remote ships its messages in each of them. */
export const languages = ['en', 'es'] as const;
export type Language = (typeof languages)[number];

/** A signed-in user's role. A route or slot without roles is open to everybody. */
export const roles = ['admin', 'agent', 'client'] as const;
export type Role = (typeof roles)[number];
