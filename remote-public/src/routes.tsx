import { lazyPart } from '@kindwing/contract';
import { LoadingNotice, UiScope } from '@kindwing/ui';
import { Route, Routes } from '@kindwing/ui/router';
import { Suspense } from 'react';
import { legalPages } from './legal/pages.ts';
import { travelCards } from './travels/kinds.ts';

const HomePage = lazyPart(() => import('./home/home-page.tsx'));
const HowItWorksPage = lazyPart(() => import('./how-it-works/how-it-works-page.tsx'));
const ServicesPage = lazyPart(() => import('./services/services-page.tsx'));
const TravelsPage = lazyPart(() => import('./travels/travels-page.tsx'));
const KindPage = lazyPart(() => import('./travels/kind-page.tsx'));
const BlogPage = lazyPart(() => import('./blog/blog-page.tsx'));
const PostPage = lazyPart(() => import('./blog/post-page.tsx'));
const ContactPage = lazyPart(() => import('./forms/contact/contact-page.tsx'));
const SosPage = lazyPart(() => import('./forms/sos/sos-page.tsx'));
const RequestPage = lazyPart(() => import('./forms/request/request-page.tsx'));
const LegalPage = lazyPart(() => import('./legal/legal-page.tsx'));
const NotFoundPage = lazyPart(() => import('./not-found/not-found-page.tsx'));

export default function Pages() {
  return (
    <UiScope>
      <Suspense fallback={<LoadingNotice />}>
        <Routes>
          <Route index element={<HomePage />} />
          <Route path="how-it-works" element={<HowItWorksPage />} />
          <Route path="services" element={<ServicesPage />} />
          <Route path="travels" element={<TravelsPage />} />
          {travelCards.map(({ type }) => (
            <Route key={type} path={`travels/${type}`} element={<KindPage kind={type} />} />
          ))}
          <Route path="blog" element={<BlogPage />} />
          <Route path="blog/:slug" element={<PostPage />} />
          <Route path="contact" element={<ContactPage />} />
          <Route path="sos" element={<SosPage />} />
          <Route path="request-form" element={<RequestPage />} />
          {legalPages.map(({ id }) => (
            <Route key={id} path={`legal/${id}`} element={<LegalPage page={id} />} />
          ))}
          <Route path="*" element={<NotFoundPage />} />
        </Routes>
      </Suspense>
    </UiScope>
  );
}
