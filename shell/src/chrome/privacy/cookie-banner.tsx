import { Box, Button, Icon, TextLink, Typography } from '@kindwing/ui';
import { RichText } from '@kindwing/ui/i18n';
import { memo, useEffect, useId } from 'react';
import { useText } from '../../messages/index.ts';
import './cookie-banner.css';
import { chooseCookies } from './cookie-choice.ts';
import { useCookieChoice } from './use-cookie-choice.ts';

/** The banner goes with its buttons: the focus must not go with them. */
function answer(accepted: boolean): void {
  chooseCookies(accepted);
  document.getElementById('main')?.focus({ preventScroll: true });
}

/**
 * Asks once, and never in the way: no overlay, both answers of equal weight. Prerendered pages carry it for everybody;
 * `data-cookies` on <html>, set before the first paint, hides it where the answer is known.
 */
export const CookieBanner = memo(function CookieBanner() {
  const t = useText();
  const choice = useCookieChoice();
  const title = useId();
  // From here on the store decides: an answer that proved unreadable must be asked for again. Not before the store is asked
  // itself, which a page that is taken over does in an effect: the banner would be seen meanwhile.
  useEffect(() => void document.documentElement.toggleAttribute('data-cookies', Boolean(choice)), [choice]);
  if (choice) return null;
  return (
    <Box
      component="section"
      aria-labelledby={title}
      data-cookie-banner=""
      sx={{
        position: 'fixed',
        zIndex: 1200,
        insetInline: { xs: 12, sm: 24 },
        bottom: { xs: 12, sm: 24 },
        maxWidth: 620,
        p: { xs: 2.5, sm: 3 },
        bgcolor: 'background.paper',
        color: 'text.primary',
        border: '1px solid',
        borderColor: 'house.outline',
        borderRadius: '22px 44px 22px 22px',
        boxShadow: '0 16px 40px rgb(0 0 0 / 0.2)',
        'html[data-cookies] &': { display: 'none' },
        // Where no script runs nothing is stored, and nobody could answer.
        '@media (scripting: none)': { display: 'none' },
        // Beside a workspace's sidebar (280 px), never over its language, theme and sign-out.
        '[data-frame="sidebar"] &': { insetInlineStart: { md: 304 } },
        // On the side of what an account is for, not on that of the form.
        '[data-frame="account"] &': { insetInlineStart: { md: 'auto' }, maxWidth: { md: 'min(620px, 46vw)' } },
      }}
    >
      <Typography id={title} component="h2" variant="h4" sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
        <Icon name="cookie" size={24} />
        {t('cookies.title')}
      </Typography>
      <Typography variant="body2" sx={{ mt: 1, mb: 2, color: 'text.secondary' }}>
        <RichText
          text={t('cookies.body')}
          parts={{ policy: (text) => <TextLink to="/legal/privacy-policy">{text}</TextLink> }}
        />
      </Typography>
      <Box sx={{ display: 'flex', gap: 1.5, '& > *': { flex: { xs: 1, sm: 'none' } } }}>
        <Button data-early="accept" onClick={() => answer(true)}>
          {t('cookies.accept')}
        </Button>
        <Button data-early="decline" variant="outlined" onClick={() => answer(false)}>
          {t('cookies.decline')}
        </Button>
      </Box>
    </Box>
  );
});
