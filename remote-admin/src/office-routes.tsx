import { lazyPart } from '@kindwing/contract';
import { Route, Routes } from '@kindwing/ui/router';
import { AirlinesPage } from './airlines/airlines-page.tsx';
import { BookingsPage } from './bookings/bookings-page.tsx';
import { ClientPage } from './clients/client-page.tsx';
import { ClientsPage } from './clients/clients-page.tsx';
import { DashboardPage } from './dashboard/dashboard-page.tsx';
import { DocumentsPage } from './documents/documents-page.tsx';
import { useLiveDesk } from './live.ts';
import { MailsPage } from './mails/mails-page.tsx';
import { NotFoundPage } from './not-found.tsx';
import { OffersPage } from './offers/offers-page.tsx';
import { RequestPage } from './requests/request-page.tsx';
import { RequestsPage } from './requests/requests-page.tsx';
import { SupportPage } from './support/support-page.tsx';
import { UsersPage } from './users/users-page.tsx';

// What brings the form kit along loads when it is opened.
const QuickCreate = lazyPart(() => import('./requests/quick/quick-create-page.tsx'));
const Promote = lazyPart(() => import('./users/promote-page.tsx'));
const Payments = lazyPart(() => import('./payments/payments-page.tsx'));

export default function OfficeRoutes() {
  useLiveDesk();
  return (
    <Routes>
      <Route index element={<DashboardPage />} />
      <Route path="requests" element={<RequestsPage />} />
      <Route path="requests/new-quick" element={<QuickCreate />} />
      <Route path="requests/:id" element={<RequestPage />} />
      <Route path="offers" element={<OffersPage />} />
      <Route path="bookings" element={<BookingsPage />} />
      <Route path="payments" element={<Payments />} />
      <Route path="documents" element={<DocumentsPage />} />
      <Route path="airlines" element={<AirlinesPage />} />
      <Route path="support" element={<SupportPage />} />
      <Route path="mails" element={<MailsPage />} />
      <Route path="users" element={<UsersPage />} />
      <Route path="users/promote" element={<Promote />} />
      <Route path="clients" element={<ClientsPage />} />
      <Route path="clients/:profileId" element={<ClientPage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
