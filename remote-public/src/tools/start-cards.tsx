import { Box, Icon, styled, Typography } from '@kindwing/ui';
import { Link } from '@kindwing/ui/router';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';

const Card = styled(Link)({
  display: 'grid',
  gridTemplateColumns: '92px minmax(0, 1fr) 24px',
  gap: 14,
  alignItems: 'center',
  minHeight: 104,
  padding: '8px 18px 8px 8px',
  textDecoration: 'none',
  color: 'var(--kw-palette-text-primary)',
  backgroundColor: 'var(--kw-palette-house-surface)',
  border: '1.5px solid var(--kw-palette-house-line)',
  borderRadius: '18px 44px 18px 18px',
  '&:hover': { borderColor: 'var(--kw-palette-primary-main)', backgroundColor: 'var(--kw-palette-house-primaryWash)' },
  '& > svg:last-of-type': { color: 'var(--kw-palette-house-accentText)' },
});

export interface StartCard {
  /** What the address gets behind its `#`. */
  readonly fragment: string;
  readonly title: string;
  readonly hint: string;
  readonly picture: ReactNode;
}

/** The first question as cards. Links, so that a tap counts before the page's scripts have arrived: the address keeps the answer. */
export function StartCards({ title, note, cards }: { title: string; note: string; cards: readonly StartCard[] }) {
  const id = useId();
  const section = useRef<HTMLElement>(null);
  // The tool takes the place of the card that was pressed: the focus, which would go with it, goes to the page's heading.
  useLayoutEffect(() => {
    const cards = section.current;
    return () => {
      if (cards?.contains(document.activeElement)) document.querySelector<HTMLElement>('#main h1')?.focus();
    };
  }, []);
  return (
    <section ref={section} aria-labelledby={id}>
      <Typography id={id} variant="h2">
        {title}
      </Typography>
      <Typography sx={{ mt: 1, color: 'text.secondary' }}>{note}</Typography>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          mt: 2.5,
          p: 0,
          display: 'grid',
          gap: 2,
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            sm: 'repeat(2, minmax(0, 1fr))',
            lg: 'repeat(3, minmax(0, 1fr))',
          },
        }}
      >
        {cards.map((card) => (
          <li key={card.fragment}>
            <Card to={{ hash: card.fragment }}>
              <Box sx={{ borderRadius: '14px 32px 14px 14px', overflow: 'hidden' }}>{card.picture}</Box>
              <span>
                <Box component="strong" sx={{ display: 'block', lineHeight: 1.3 }}>
                  {card.title}
                </Box>
                <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.9375rem', lineHeight: 1.4 }}>
                  {card.hint}
                </Box>
              </span>
              <Icon name="arrowRight" />
            </Card>
          </li>
        ))}
      </Box>
    </section>
  );
}
