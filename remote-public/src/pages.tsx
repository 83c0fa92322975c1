import { lazyPart } from '@kindwing/contract';
import { FALLBACK_LANGUAGE, i18n, toLanguage } from '@kindwing/ui/i18n';
import type { ReactNode } from 'react';
import { loadArticle } from './blog/articles.ts';
import { findPost } from './blog/posts.ts';
import { legalPages } from './legal/pages.ts';
import { loadLegalText } from './legal/texts.ts';
import { loadToolContent } from './tools/tool-content.ts';
import { loadKindContent } from './travels/kind-content.ts';
import { travelCards } from './travels/kinds.ts';

const HomePage = lazyPart(() => import('./home/home-page.tsx'));
const HowItWorksPage = lazyPart(() => import('./how-it-works/how-it-works-page.tsx'));
const ServicesPage = lazyPart(() => import('./services/services-page.tsx'));
const TravelsPage = lazyPart(() => import('./travels/travels-page.tsx'));
const KindPage = lazyPart(() => import('./travels/kind-page.tsx'));
const BlogPage = lazyPart(() => import('./blog/blog-page.tsx'));
const PostPage = lazyPart(() => import('./blog/post-page.tsx'));
const CheckTripPage = lazyPart(() => import('./tools/check-trip/check-trip-page.tsx'));
const CompensationPage = lazyPart(() => import('./tools/compensation/compensation-page.tsx'));
const ContactPage = lazyPart(() => import('./forms/contact/contact-page.tsx'));
const SosPage = lazyPart(() => import('./forms/sos/sos-page.tsx'));
const RequestPage = lazyPart(() => import('./forms/request/request-page.tsx'));
const ContactSentPage = lazyPart(() => import('./forms/sent/contact-sent-page.tsx'));
const SosSentPage = lazyPart(() => import('./forms/sent/sos-sent-page.tsx'));
const RequestSentPage = lazyPart(() => import('./forms/sent/request-sent-page.tsx'));
const ProblemPage = lazyPart(() => import('./forms/sent/problem-page.tsx'));
const LegalPage = lazyPart(() => import('./legal/legal-page.tsx'));
const NotFoundPage = lazyPart(() => import('./not-found/not-found-page.tsx'));

/** A page of the site: where it stands, what shows it, and what it must have before it can be shown without waiting. */
interface Page {
  path: string;
  element: ReactNode;
  preload: (path: string) => Promise<unknown>;
}

const language = () => toLanguage(i18n.language) ?? FALLBACK_LANGUAGE;

const plain = (path: string, Part: ReturnType<typeof lazyPart<object>>): Page => ({
  path,
  element: <Part />,
  preload: Part.preload,
});

const post: Page = {
  path: '/blog/:slug',
  element: <PostPage />,
  preload: (path) => {
    const found = findPost(path.split('/').at(-1));
    return Promise.all([PostPage.preload(), found && loadArticle(language(), found.slug)]);
  },
};

export const pages: readonly Page[] = [
  plain('/', HomePage),
  plain('/how-it-works', HowItWorksPage),
  plain('/services', ServicesPage),
  plain('/travels', TravelsPage),
  ...travelCards.map(({ type }) => ({
    path: `/travels/${type}`,
    element: <KindPage key={type} kind={type} />,
    preload: () => Promise.all([KindPage.preload(), loadKindContent(language(), type)]),
  })),
  plain('/blog', BlogPage),
  post,
  {
    path: '/check-your-trip',
    element: <CheckTripPage />,
    preload: () => Promise.all([CheckTripPage.preload(), loadToolContent(language(), 'check-your-trip')]),
  },
  {
    path: '/compensation',
    element: <CompensationPage />,
    preload: () => Promise.all([CompensationPage.preload(), loadToolContent(language(), 'compensation')]),
  },
  plain('/contact', ContactPage),
  plain('/sos', SosPage),
  plain('/request-form', RequestPage),
  plain('/sent/contact', ContactSentPage),
  plain('/sent/sos', SosSentPage),
  plain('/sent/request', RequestSentPage),
  plain('/sent/problem', ProblemPage),
  ...legalPages.map(({ id }) => ({
    path: `/legal/${id}`,
    element: <LegalPage key={id} page={id} />,
    preload: () => Promise.all([LegalPage.preload(), loadLegalText(language(), id)]),
  })),
];

export const notFoundPage = <NotFoundPage />;
