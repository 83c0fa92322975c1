import type { en } from '../../messages/en.ts';

interface SiteLink {
  to: string;
  label: keyof typeof en;
}

export const siteLinks: readonly SiteLink[] = [
  { to: '/', label: 'nav.home' },
  { to: '/services', label: 'nav.services' },
  { to: '/travels', label: 'nav.travels' },
  { to: '/blog', label: 'nav.blog' },
  { to: '/contact', label: 'nav.contact' },
];
