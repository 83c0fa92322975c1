import { useHost } from '@kindwing/contract';
import { Box, Container, Icon, LinkButton, Typography } from '@kindwing/ui';
import { useLanguage } from '@kindwing/ui/i18n';
import { PostScene } from '../illustrations/scenes/post-scene.tsx';
import { useText } from '../messages/use-text.ts';
import { parseProse, readingMinutes } from '../prose/parse.ts';
import { Prose } from '../prose/prose.tsx';
import { CallToAction } from '../site/call-to-action.tsx';
import { PageMeta } from '../site/page-meta.tsx';
import { Sources } from '../site/sources.tsx';
import { StructuredData } from '../site/structured-data.tsx';
import { useArticle } from './articles.ts';
import { PostByline } from './post-byline.tsx';
import type { Post } from './posts.ts';

export function Article({ post }: { post: Post }) {
  const t = useText();
  const { language } = useLanguage();
  const { siteUrl } = useHost();
  const { body, sources } = useArticle(post.slug);
  const title = t(`post.${post.slug}.title`);
  const excerpt = t(`post.${post.slug}.excerpt`);
  return (
    <>
      <PageMeta title={title} description={excerpt} />
      <StructuredData
        data={{
          '@type': 'Article',
          headline: title,
          description: excerpt,
          datePublished: post.date,
          inLanguage: language,
          // The picture that shared links show: the drawings are part of the page and have no address of their own.
          image: `${siteUrl}/social-${language}.png`,
          author: { '@type': 'Person', name: post.author },
        }}
      />
      <Container component="article" maxWidth="md" sx={{ pt: { xs: 3, md: 5 }, pb: { xs: 6, md: 9 } }}>
        <LinkButton
          to="/blog"
          variant="text"
          size="small"
          startIcon={<Icon name="arrowLeft" />}
          sx={{ ml: -1.5, mb: 2 }}
        >
          {t('blog.back')}
        </LinkButton>
        <Typography variant="h1" tabIndex={-1} sx={{ mb: 2 }}>
          {title}
        </Typography>
        <PostByline post={post}>
          <span aria-hidden>·</span>
          <span>{t('blog.minutes', { count: readingMinutes(body) })}</span>
        </PostByline>
        <Box sx={{ my: { xs: 3, md: 4 }, borderRadius: '22px 72px 22px 22px', overflow: 'hidden', maxWidth: 640 }}>
          <PostScene slug={post.slug} alt={t(`post.${post.slug}.alt`)} />
        </Box>
        <Prose blocks={parseProse(body)} />
        <Sources sources={sources} />
      </Container>
      <CallToAction title={t('blog.next.title')} />
    </>
  );
}
