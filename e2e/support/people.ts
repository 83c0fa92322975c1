import type { Browser, BrowserContext, Page } from '@playwright/test';

export type Language = 'en' | 'es';

export const password = 'kindwing-demo';
export const demo = {
  admin: 'admin@kindwing.example',
  ana: 'agent.ana@kindwing.example',
  ben: 'agent.ben@kindwing.example',
  clara: 'clara@kindwing.example',
  farid: 'farid@kindwing.example',
} as const;

/** A browser of somebody's own: their language, nothing shared with the others. */
export async function somebody(browser: Browser, language: Language): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ locale: language === 'es' ? 'es-ES' : 'en-GB' });
  const page = await context.newPage();
  // A cookie banner lies over the page until it is answered, as it would for anybody.
  await page.goto('/');
  await page.getByRole('button', { name: words[language].decline, exact: true }).click();
  return { context, page };
}

export const words = {
  en: { email: 'Email', password: /^Password/, signIn: 'Sign in', decline: 'Decline' },
  es: { email: 'Correo electrónico', password: /^Contraseña/, signIn: 'Iniciar sesión', decline: 'Rechazar' },
} as const;
