import { Box, ButtonBase } from '@kindwing/ui';
import { type Language, languages, useLanguage } from '@kindwing/ui/i18n';
import { useLocation } from '@kindwing/ui/router';
import type { MouseEvent } from 'react';
import { addressOf, hasTwins, isStandIn } from '../address/site-address.ts';
import { useText } from '../messages/index.ts';

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/**
 * Both languages, each in its own words; the one in force is bold and says so to screen readers. Where a page has an
 * address in each language they are links to it, which work without the application; it changes the language in place, so
 * that nothing typed is lost.
 */
export function LanguageSwitcher({ onChoose }: { onChoose?: (language: Language) => void }) {
  const t = useText();
  const { language, setLanguage } = useLanguage();
  const { pathname, search, hash } = useLocation();
  const twins = hasTwins(pathname);

  const choose = async (next: Language) => {
    await setLanguage(next);
    // The pages' own address stays the same; what the browser shows is that of the language.
    if (twins) window.history.replaceState(window.history.state, '', `${addressOf(pathname, next)}${search}${hash}`);
    onChoose?.(next);
  };
  const kindOf = (each: Language) =>
    twins
      ? {
          component: 'a' as const,
          // For a page that doesn't exist this is all that can be said without a script: the site in the other language.
          href: addressOf(isStandIn(pathname) ? '/' : pathname, each),
          hrefLang: each,
          'data-language': each,
          'aria-current': each === language ? ('true' as const) : undefined,
          onClick: (event: MouseEvent) => {
            if (!isPlain(event)) return;
            event.preventDefault();
            void choose(each);
          },
        }
      : { 'aria-pressed': each === language, onClick: () => void choose(each) };

  return (
    <Box role="group" aria-label={t('language.label')} sx={{ display: 'flex', gap: 0.25 }}>
      {languages.map((each) => (
        <ButtonBase
          key={each}
          lang={each}
          {...kindOf(each)}
          sx={{
            px: 1,
            minHeight: 32,
            borderRadius: 2,
            color: 'inherit',
            fontFamily: 'inherit',
            fontSize: '0.9375rem',
            // Bold by the specification (§2), not the house's strong.
            fontWeight: each === language ? 700 : 400,
            textDecoration: each === language ? 'none' : 'underline',
            textUnderlineOffset: '0.22em',
            textDecorationColor: 'color-mix(in srgb, currentColor 45%, transparent)',
            '&:hover': { textDecorationColor: 'currentColor' },
          }}
        >
          {t(`language.${each}`)}
        </ButtonBase>
      ))}
    </Box>
  );
}
