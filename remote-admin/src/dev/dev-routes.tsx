import { lazyPart } from '@kindwing/contract';
import { Navigate, Route, Routes } from '@kindwing/ui/router';
import { NotFoundPage } from '../not-found.tsx';
import { EnvPage } from './env-page.tsx';
import { RemotesPage } from './remotes-page.tsx';
import { SeedPage } from './seed-page.tsx';
import { WhoamiPage } from './whoami-page.tsx';

const Scripts = lazyPart(() => import('./scripts-page.tsx'));
const Monitoring = lazyPart(() => import('./monitoring/monitoring-page.tsx'));
const Rules = lazyPart(() => import('./rules/rules-page.tsx'));

export default function DevRoutes() {
  return (
    <Routes>
      <Route index element={<Navigate to="/dev/whoami" replace />} />
      <Route path="whoami" element={<WhoamiPage />} />
      <Route path="env" element={<EnvPage />} />
      <Route path="seed" element={<SeedPage />} />
      <Route path="scripts" element={<Scripts />} />
      <Route path="rules" element={<Rules />} />
      <Route path="remotes" element={<RemotesPage />} />
      <Route path="monitoring" element={<Monitoring />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
