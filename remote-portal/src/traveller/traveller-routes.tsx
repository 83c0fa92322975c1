import { Route, Routes, useParams } from '@kindwing/ui/router';
import { RequestPage } from '../requests/request-detail.tsx';

function OneRequest() {
  const { id = '' } = useParams();
  return <RequestPage requestId={id} />;
}

export default function TravellerRoutes() {
  return (
    <Routes>
      <Route path="requests/:id" element={<OneRequest />} />
    </Routes>
  );
}
