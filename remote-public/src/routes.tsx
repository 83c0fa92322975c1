import { UiScope } from '@kindwing/ui';
import { matchPath, Route, Routes } from '@kindwing/ui/router';
import { notFoundPage, pages } from './pages.tsx';

/** What the page at a path needs before it is shown. Where no page is, nothing. */
export const preload = async (path: string): Promise<unknown> =>
  pages.find((page) => matchPath(page.path, path))?.preload(path);

export default function Pages() {
  return (
    <UiScope>
      <Routes>
        {pages.map(({ path, element }) => (
          <Route key={path} path={path} element={element} />
        ))}
        <Route path="*" element={notFoundPage} />
      </Routes>
    </UiScope>
  );
}
