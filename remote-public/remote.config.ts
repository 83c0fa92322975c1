import { describeRemote, type RouteDescription } from '@kindwing/contract';

const page = (path: string, title: string): RouteDescription => ({ path, covers: 'exact', title });

export default describeRemote({
  name: 'public',
  owner: 'Public site team',
  contract: '^1.0.0',
  mount: '/',
  routes: [
    page('/', 'page.home'),
    page('/how-it-works', 'page.howItWorks'),
    page('/services', 'page.services'),
    page('/travels', 'page.travels'),
    page('/travels/unaccompanied-minors', 'page.unaccompaniedMinors'),
    page('/travels/pets-service-animals', 'page.petsServiceAnimals'),
    page('/travels/elderly-travelers', 'page.elderlyTravelers'),
    page('/travels/passengers-of-size', 'page.passengersOfSize'),
    page('/travels/baggage-special-items', 'page.baggageSpecialItems'),
    page('/travels/trip-medical-escort', 'page.tripMedicalEscort'),
    page('/blog', 'page.blog'),
    page('/blog/:slug', 'page.blogPost'),
    page('/contact', 'page.contact'),
    page('/sos', 'page.sos'),
    page('/request-form', 'page.requestForm'),
    page('/legal/privacy-policy', 'page.privacyPolicy'),
    page('/legal/terms-of-service', 'page.termsOfService'),
    page('/legal/refunds-cancellations', 'page.refundsCancellations'),
    page('/legal/accessibility-statement', 'page.accessibilityStatement'),
    page('/legal/data-rights', 'page.dataRights'),
  ],
});
