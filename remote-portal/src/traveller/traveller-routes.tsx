import { lazyPart } from '@kindwing/contract';
import { Route, Routes, useParams } from '@kindwing/ui/router';
import { PortalNotFound } from './portal-not-found.tsx';

const Dashboard = lazyPart(() => import('./dashboard/dashboard-page.tsx'));
const Requests = lazyPart(() => import('./list/requests-page.tsx'));
const RequestPage = lazyPart(() => import('../requests/request-page.tsx'));
const Wizard = lazyPart(() => import('./wizard/wizard-page.tsx'));
const Offers = lazyPart(() => import('./offers/offers-page.tsx'));
const Trips = lazyPart(() => import('./trips/trips-page.tsx'));
const Documents = lazyPart(() => import('./documents/documents-page.tsx'));

function OneRequest() {
  const { id = '' } = useParams();
  // A page of its own for each request: nothing typed for one may be sent to another.
  return <RequestPage key={id} requestId={id} />;
}

/** The clients' pages. */
export function TravellerRoutes() {
  return (
    <Routes>
      <Route index element={<Dashboard />} />
      <Route path="requests" element={<Requests />} />
      <Route path="requests/new" element={<Wizard />} />
      <Route path="requests/:id" element={<OneRequest />} />
      <Route path="offers" element={<Offers />} />
      <Route path="trips" element={<Trips />} />
      <Route path="documents" element={<Documents />} />
      <Route path="*" element={<PortalNotFound />} />
    </Routes>
  );
}
