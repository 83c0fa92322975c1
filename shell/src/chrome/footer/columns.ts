import type { en } from '../../messages/en.ts';

interface Column {
  title: keyof typeof en;
  links: readonly { to: string; label: keyof typeof en }[];
}

export const columns: readonly Column[] = [
  {
    title: 'footer.company',
    links: [
      { to: '/how-it-works', label: 'footer.about' },
      { to: '/blog', label: 'nav.blog' },
      { to: '/contact', label: 'nav.contact' },
    ],
  },
  {
    title: 'footer.support',
    links: [
      { to: '/services', label: 'nav.services' },
      { to: '/travels', label: 'nav.travels' },
      { to: '/sos', label: 'footer.sos' },
    ],
  },
  {
    title: 'footer.legal',
    links: [
      { to: '/legal/privacy-policy', label: 'footer.privacyPolicy' },
      { to: '/legal/terms-of-service', label: 'footer.terms' },
      { to: '/legal/refunds-cancellations', label: 'footer.refunds' },
      { to: '/legal/accessibility-statement', label: 'footer.accessibility' },
      { to: '/legal/data-rights', label: 'footer.dataRights' },
    ],
  },
];
