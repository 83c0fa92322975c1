import { describeRemote, type RouteDescription } from '@kindwing/contract';
import { posts } from './src/blog/posts.ts';

const page = (path: string, title: string): RouteDescription => ({ path, covers: 'exact', title });

const routes: readonly RouteDescription[] = [
  page('/', 'route.home'),
  page('/how-it-works', 'route.howItWorks'),
  page('/services', 'route.services'),
  page('/travels', 'route.travels'),
  page('/travels/unaccompanied-minors', 'service.unaccompanied-minors.title'),
  page('/travels/pets-service-animals', 'service.pets-service-animals.title'),
  page('/travels/elderly-travelers', 'service.elderly-travelers.title'),
  page('/travels/passengers-of-size', 'service.passengers-of-size.title'),
  page('/travels/baggage-special-items', 'service.baggage-special-items.title'),
  page('/travels/trip-medical-escort', 'service.trip-medical-escort.title'),
  page('/blog', 'route.blog'),
  // Each article's own title, so that the breadcrumb has words in the reader's language and not the address's.
  ...posts.map(({ slug }) => page(`/blog/${slug}`, `post.${slug}.title`)),
  page('/blog/:slug', 'route.article'),
  page('/check-your-trip', 'tools.checkTrip.title'),
  page('/compensation', 'tools.compensation.title'),
  page('/contact', 'route.contact'),
  page('/sos', 'route.sos'),
  page('/request-form', 'route.requestForm'),
  page('/sent/contact', 'route.sent'),
  page('/sent/sos', 'route.sent'),
  page('/sent/request', 'route.sent'),
  page('/sent/problem', 'sent.problem.title'),
  page('/legal/privacy-policy', 'legal.privacy-policy.title'),
  page('/legal/terms-of-service', 'legal.terms-of-service.title'),
  page('/legal/refunds-cancellations', 'legal.refunds-cancellations.title'),
  page('/legal/accessibility-statement', 'legal.accessibility-statement.title'),
  page('/legal/data-rights', 'legal.data-rights.title'),
];

export default describeRemote({
  name: 'public',
  owner: 'Public site team',
  contract: '^1.1.0',
  mount: '/',
  routes,
  pages: {
    '/': './src/home/home-page.tsx',
    '/how-it-works': './src/how-it-works/how-it-works-page.tsx',
    '/services': './src/services/services-page.tsx',
    '/travels': './src/travels/travels-page.tsx',
    '/travels/:kind': './src/travels/kind-page.tsx',
    '/blog': './src/blog/blog-page.tsx',
    '/blog/:slug': './src/blog/post-page.tsx',
    '/check-your-trip': './src/tools/check-trip/check-trip-page.tsx',
    '/compensation': './src/tools/compensation/compensation-page.tsx',
    '/contact': './src/forms/contact/contact-page.tsx',
    '/sos': './src/forms/sos/sos-page.tsx',
    '/request-form': './src/forms/request/request-page.tsx',
    '/legal/:page': './src/legal/legal-page.tsx',
  },
  // `/blog/:slug` itself stands for the posts that don't exist.
  prerender: routes.map(({ path }) => path),
});
