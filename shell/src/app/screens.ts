import { lazyPart } from '@kindwing/contract';

/** The sign-in screens carry forms and zod, so visitors who only read don't download them. */
export const Login = lazyPart(() => import('../account/login/login.tsx'));
export const SignUp = lazyPart(() => import('../account/signup/signup.tsx'));
export const Reset = lazyPart(() => import('../account/reset/reset.tsx'));
export const Callback = lazyPart(() => import('../account/callback/callback.tsx'));
