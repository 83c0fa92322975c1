import { Box, Icon, TextLink } from '@kindwing/ui';
import { useText } from '../../messages/text.ts';
import { type Step, steps } from './steps.ts';

/** Where one stands, and the way back to what is done. */
export function Progress({ current }: { current: Step }) {
  const t = useText();
  const at = steps.indexOf(current);
  return (
    <Box component="nav" aria-label={t('wizard.progress')}>
      <Box
        component="ol"
        sx={{ listStyle: 'none', p: 0, m: 0, display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 1 }}
      >
        {steps.map((step, index) => {
          const name = t('wizard.progress.step', { position: index + 1, name: t(`wizard.step.${step}`) });
          return (
            <Box
              component="li"
              key={step}
              aria-current={step === current ? 'step' : undefined}
              sx={{
                display: 'inline-flex',
                alignItems: 'center',
                gap: 0.75,
                minHeight: 32,
                color: index > at ? 'text.secondary' : 'text.primary',
                fontWeight: step === current ? 600 : 400,
                borderBottom: 3,
                borderColor: step === current ? 'house.accent' : 'transparent',
              }}
            >
              {index < at ? (
                <>
                  <Icon name="check" size={16} label={t('wizard.progress.done')} />
                  <TextLink to={`?step=${step}`}>{name}</TextLink>
                </>
              ) : (
                name
              )}
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}
