import { Box, TextLink, Typography } from '@kindwing/ui';
import { Fragment } from 'react';
import type { Block, Span } from './parse.ts';

export function Spans({ spans }: { spans: readonly Span[] }) {
  return spans.map(({ text, strong, href }, index) => {
    if (href?.startsWith('/')) return <TextLink key={index} to={href} children={text} />;
    if (href) return <TextLink key={index} href={href} newTab children={text} />;
    return strong ? <strong key={index}>{text}</strong> : <Fragment key={index}>{text}</Fragment>;
  });
}

const listStyle = {
  pl: 3,
  my: 2,
  '& > li': { mb: 1, pl: 0.5 },
  '& > li::marker': { color: 'house.accentText', fontWeight: 600 },
};

function ProseBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading':
      return (
        <Typography variant="h3" component="h2" id={block.id} sx={{ mt: 5, mb: 1.5, scrollMarginTop: 96 }}>
          {block.text}
        </Typography>
      );
    case 'note':
      return (
        <Box
          // Not an aside: that is a landmark, and one sentence among others is no place to travel to.
          role="note"
          sx={{ my: 4, p: 3, bgcolor: 'house.accentWash', borderRadius: '22px 22px 22px 6px' }}
        >
          <Spans spans={block.spans} />
        </Box>
      );
    case 'list':
    case 'steps':
      return (
        <Box component={block.kind === 'list' ? 'ul' : 'ol'} sx={listStyle}>
          {block.items.map((spans, index) => (
            <li key={index}>
              <Spans spans={spans} />
            </li>
          ))}
        </Box>
      );
    case 'paragraph':
      return (
        <Typography sx={{ my: 2 }}>
          <Spans spans={block.spans} />
        </Typography>
      );
  }
}

/** A long text in a column that stays readable. */
export function Prose({ blocks }: { blocks: readonly Block[] }) {
  return (
    <Box sx={{ maxWidth: '68ch' }}>
      {blocks.map((block, index) => (
        <ProseBlock key={index} block={block} />
      ))}
    </Box>
  );
}
