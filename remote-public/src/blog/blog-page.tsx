import { Box, Container, Icon, LinkButton, PageHeader, TextLink, Typography, tokens } from '@kindwing/ui';
import { PostScene } from '../illustrations/scenes/post-scene.tsx';
import { useText } from '../messages/use-text.ts';
import { PageMeta } from '../site/page-meta.tsx';
import { PostByline } from './post-byline.tsx';
import { type Post, posts } from './posts.ts';

function PostCard({ post }: { post: Post }) {
  const t = useText();
  const title = t(`post.${post.slug}.title`);
  return (
    <Box
      component="article"
      sx={{
        display: 'flex',
        flexDirection: 'column',
        height: '100%',
        overflow: 'hidden',
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: tokens.wing,
      }}
    >
      <PostScene slug={post.slug} alt={t(`post.${post.slug}.alt`)} />
      <Box sx={{ p: 3, display: 'flex', flexDirection: 'column', flex: 1, gap: 1.25 }}>
        <PostByline post={post} />
        <Typography
          variant="h3"
          component="h2"
          sx={{ '& a': { color: 'inherit', textDecoration: 'none' }, '& a:hover': { textDecoration: 'underline' } }}
        >
          <TextLink to={`/blog/${post.slug}`}>{title}</TextLink>
        </Typography>
        <Typography sx={{ color: 'text.secondary', flex: 1 }}>{t(`post.${post.slug}.excerpt`)}</Typography>
        <Box>
          <LinkButton
            to={`/blog/${post.slug}`}
            variant="text"
            aria-label={t('blog.readMoreAbout', { title })}
            endIcon={<Icon name="arrowRight" />}
            sx={{ ml: -1.5 }}
          >
            {t('blog.readMore')}
          </LinkButton>
        </Box>
      </Box>
    </Box>
  );
}

export default function BlogPage() {
  const t = useText();
  return (
    <Container sx={{ pt: { xs: 4, md: 6 }, pb: { xs: 6, md: 9 } }}>
      <PageMeta title={t('route.blog')} description={t('blog.meta.description')} />
      <PageHeader title={t('blog.title')} subtitle={t('blog.subtitle')} />
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap: { xs: 3, md: 4 },
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
        }}
      >
        {posts.map((post, place) => (
          // The newest is what most people read first: it is drawn before it is asked for.
          <li key={post.slug} data-next={place === 0 || undefined}>
            <PostCard post={post} />
          </li>
        ))}
      </Box>
    </Container>
  );
}
