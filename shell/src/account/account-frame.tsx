import { Box, Container, Icon, type IconName, PageHeader, PageTitle, Typography } from '@kindwing/ui';
import type { ReactNode } from 'react';
import { useFrame } from '../chrome/use-frame.ts';
import { useText } from '../messages/index.ts';
import { WingDrawing } from './wing-drawing.tsx';

const promises = [
  { icon: 'offer', text: 'account.promise.offers' },
  { icon: 'invoice', text: 'account.promise.fee' },
  { icon: 'support', text: 'account.promise.support' },
] as const satisfies { icon: IconName; text: string }[];

interface Props {
  /** The page's heading. */
  title: string;
  /** The page's name in tabs and search results, where its heading is a greeting. */
  name?: string;
  /** For search engines: pages that have one are theirs to list. */
  description?: string;
  subtitle?: string;
  children: ReactNode;
  /** Links below the form. */
  below?: ReactNode;
}

/** The frame of every sign-in screen: the form, and beside it, or below it where there is no room, what the account is for. */
export function AccountFrame({ title, name = title, description, subtitle, children, below }: Props) {
  useFrame('account');
  return (
    <Container sx={{ py: { xs: 3, md: 6 } }}>
      <PageTitle title={name} />
      {description ? <meta name="description" content={description} /> : null}
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.15fr) minmax(0, 1fr)' },
          bgcolor: 'background.paper',
          border: '1px solid',
          borderColor: 'divider',
          borderRadius: '22px 56px 22px 22px',
          overflow: 'hidden',
        }}
      >
        <Box sx={{ p: { xs: 2.5, sm: 4, lg: 6 } }}>
          <Box sx={{ maxWidth: 480, mx: 'auto' }}>
            <PageHeader title={title} subtitle={subtitle} />
            {children}
            {below ? (
              <Box sx={{ mt: 4, pt: 3, borderTop: '1px solid', borderColor: 'divider', display: 'grid', gap: 1 }}>
                {below}
              </Box>
            ) : null}
          </Box>
        </Box>
        <Promises />
      </Box>
    </Container>
  );
}

function Promises() {
  const t = useText();
  return (
    <Box
      data-kw-surface="deep"
      sx={{
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        gap: 4,
        bgcolor: 'house.deep',
        color: 'house.onDeep',
        p: { xs: 2.5, sm: 4, md: 5, lg: 6 },
      }}
    >
      <Box sx={{ display: { xs: 'none', md: 'block' } }}>
        <WingDrawing />
      </Box>
      <Box>
        <Typography variant="h3" component="p" sx={{ mb: 3, maxWidth: '18ch' }}>
          {t('account.promise.title')}
        </Typography>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
          {promises.map(({ icon, text }) => (
            <Box component="li" key={icon} sx={{ display: 'flex', gap: 1.75, color: 'house.onDeepSoft' }}>
              <Box sx={{ color: 'house.accent', display: 'inline-flex', pt: 0.25 }}>
                <Icon name={icon} size={22} />
              </Box>
              <span>{t(text)}</span>
            </Box>
          ))}
        </Box>
      </Box>
    </Box>
  );
}
