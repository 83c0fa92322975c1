import { languages } from '@kindwing/contract';
import { bannerMessages } from './banner-messages.ts';
import type { Preview } from './preview.ts';

const text = (value: string) =>
  value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Where the button posts to; a link would be followed by whatever fetches pages ahead of time. */
export const LEAVE = '/preview/leave';

// Black on yellow in both themes, 13:1, so that nobody takes a preview for the site.
const style = `
#kindwing-preview{display:flex;flex-wrap:wrap;gap:.25rem 1rem;align-items:center;justify-content:space-between;padding:.5rem 1rem;background:#ffd54a;color:#1a1400;font:600 1rem/1.4 system-ui,sans-serif;border-bottom:2px solid #1a1400}
#kindwing-preview p{margin:0;overflow-wrap:anywhere}
#kindwing-preview form{margin:0}
#kindwing-preview button{min-height:2.75rem;padding:.25rem 1rem;border:2px solid #1a1400;border-radius:.375rem;background:#fff;color:#1a1400;font:inherit;cursor:pointer}
#kindwing-preview button:focus-visible{outline:3px solid #1a1400;outline-offset:3px}
${languages.map((language) => `html:not([lang=${language}]) #kindwing-preview [lang=${language}]{display:none}`).join('\n')}
@media print{#kindwing-preview{display:none}}`;

/** Says on every page of a preview that it is one. It needs no script, and follows the page's language when that changes. */
export function bannerOf({ name, version, who, expires }: Preview): string {
  const inLanguages = (make: (language: (typeof languages)[number]) => string) =>
    languages.map((language) => `<span lang="${language}">${text(make(language))}</span>`).join('');
  const sentence = inLanguages((language) =>
    bannerMessages[language].text
      .replace('{what}', () => `${name} ${version}`)
      .replace('{who}', () => who)
      .replace('{until}', () =>
        new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(expires)),
      ),
  );
  const label = inLanguages((language) => bannerMessages[language].label);
  const leave = inLanguages((language) => bannerMessages[language].leave);
  return `<style>${style}</style><section id="kindwing-preview" aria-labelledby="kindwing-preview-label"><span id="kindwing-preview-label" hidden>${label}</span><p>${sentence}</p><form method="post" action="${LEAVE}"><button>${leave}</button></form></section>`;
}
