import { Box, ButtonBase } from '@kindwing/ui';
import { type Language, languages, useLanguage } from '@kindwing/ui/i18n';
import { useText } from '../messages/index.ts';

/** Both languages, each in its own words; the one in force is bold and says so to screen readers. */
export function LanguageSwitcher({ onChoose }: { onChoose?: (language: Language) => void }) {
  const t = useText();
  const { language, setLanguage } = useLanguage();
  return (
    <Box role="group" aria-label={t('language.label')} sx={{ display: 'flex', gap: 0.25 }}>
      {languages.map((each) => (
        <ButtonBase
          key={each}
          lang={each}
          aria-pressed={each === language}
          onClick={() => void setLanguage(each).then(() => onChoose?.(each))}
          sx={{
            px: 1,
            minHeight: 32,
            borderRadius: 2,
            fontFamily: 'inherit',
            fontSize: '0.9375rem',
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
