import { useParams } from '@kindwing/ui/router';
import { Article } from './article.tsx';
import { PostNotFound } from './post-not-found.tsx';
import { findPost } from './posts.ts';

export default function PostPage() {
  const { slug } = useParams();
  const post = findPost(slug);
  return post ? <Article key={post.slug} post={post} /> : <PostNotFound />;
}
