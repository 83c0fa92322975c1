import { Box, Button, TextLink, Typography, useColorMode } from '@kindwing/ui';
import { createMessages, languages, useLanguage } from '@kindwing/ui/i18n';
import description from 'kindwing-alone/description';
import type { Messages } from '../src/remote.ts';
import { useText } from './messages.ts';
import type { Service } from './service.ts';
import { type Looker, lookers } from './session.tsx';
import { SignIn } from './sign-in.tsx';

const { useText: useRemoteText } = createMessages<Messages>(description.name);

/** Every address that can be opened as it stands: the rest is reached from these. */
function PageLinks() {
  const t = useText();
  const title = useRemoteText();
  const labels = new Map<string, string>();
  for (const { path, title: key } of description.routes) if (!path.includes(':')) labels.set(path, key);
  for (const { path, label } of description.menu ?? []) labels.set(path, label);
  return (
    <Box component="nav" aria-label={t('bar.pages')} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
      {[...labels].map(([path, key]) => (
        <TextLink key={path} to={path}>
          {title(key)}
        </TextLink>
      ))}
    </Box>
  );
}

interface Props {
  service: Service | undefined;
  looker: Looker;
  onLooker: (looker: Looker) => void;
}

/** Who looks, in which language and theme, and where to go: what the shell's chrome offers, without its looks. */
export function Bar({ service, looker, onLooker }: Props) {
  const t = useText();
  const { language, setLanguage } = useLanguage();
  const { mode, setPreference } = useColorMode();
  const next = mode === 'dark' ? 'light' : 'dark';
  return (
    <Box
      component="header"
      aria-label={t('bar.label')}
      sx={{
        display: 'grid',
        gap: 1,
        px: 2,
        py: 1,
        bgcolor: 'background.paper',
        borderBottom: '2px dashed',
        borderColor: 'divider',
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <Typography sx={{ fontWeight: 600 }}>{t('bar.alone', { name: description.name })}</Typography>
        <label>
          <Typography component="span" variant="body2">
            {t('session.label')}{' '}
          </Typography>
          <select
            value={looker}
            onChange={({ target }) => onLooker(target.value as Looker)}
            style={{ font: 'inherit', minHeight: 36, colorScheme: mode }}
          >
            {lookers
              .filter((each) => each !== 'real' || service)
              .map((each) => (
                <option key={each} value={each}>
                  {t(`session.${each}`)}
                </option>
              ))}
          </select>
        </label>
        <Box role="group" aria-label={t('language.label')}>
          {languages.map((each) => (
            <Button
              key={each}
              size="small"
              lang={each}
              aria-pressed={each === language}
              variant={each === language ? 'contained' : 'text'}
              onClick={() => void setLanguage(each)}
            >
              {each}
            </Button>
          ))}
        </Box>
        <Button size="small" variant="outlined" onClick={() => setPreference(next)}>
          {t(`theme.${next}`)}
        </Button>
      </Box>
      {looker === 'real' ? <SignIn /> : null}
      {service ? null : (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('session.noService')}
        </Typography>
      )}
      <PageLinks />
    </Box>
  );
}
