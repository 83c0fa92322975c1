import { shellBuild } from '@kindwing/contract/build';

export default shellBuild({
  root: import.meta.dirname,
  pages: {
    '/login': './src/account/login/login.tsx',
    '/signup': './src/account/signup/signup.tsx',
    '/auth/reset': './src/account/reset/reset.tsx',
  },
});
