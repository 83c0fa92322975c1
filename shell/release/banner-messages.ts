import type { Language } from '@kindwing/contract';

interface Messages {
  label: string;
  /** What is shown, with `{what}`, `{who}` and `{until}`. */
  text: string;
  leave: string;
}

export const bannerMessages: Readonly<Record<Language, Messages>> = {
  en: {
    label: 'Preview',
    text: 'Preview of {what}, by {who}. Not what everybody sees. Ends {until}.',
    leave: 'Leave the preview',
  },
  es: {
    label: 'Vista previa',
    text: 'Vista previa de {what}, de {who}. No es lo que ven los demás. Termina el {until}.',
    leave: 'Salir de la vista previa',
  },
};
