import { defineRemote } from '@kindwing/contract';

export default defineRemote({
  routes: () => import(/* webpackMode: "eager" */ './routes.tsx'),
  messages: { en: () => import('./messages/en.ts'), es: () => import('./messages/es.ts') },
});
