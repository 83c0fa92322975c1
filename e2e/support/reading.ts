import type { Page } from '@playwright/test';

export interface Link {
  /** What is said of it in a list of links. */
  name: string;
  /** The part of it that is in the page's own language. */
  speech: string;
  href: string;
  hreflang: string;
  rel: string;
  target: string;
}

export interface Landmark {
  role: string;
  name: string;
}

/** A page as search engines, screen readers and shared links are told of it, read from the page itself. */
export interface Reading {
  lang: string;
  title: string;
  /** `content` of each meta element that has a name or property; several of one name are all there. */
  metas: [name: string, content: string][];
  canonicals: string[];
  alternates: [language: string, href: string][];
  data: Record<string, unknown>[];
  headings: { level: number; text: string }[];
  landmarks: Landmark[];
  links: Link[];
  buttons: string[];
  /** Pictures, fields and controls without any name. */
  nameless: string[];
  ids: string[];
  /** Files that the page asks for or names. */
  files: string[];
  /** Its main part in words. */
  words: string;
  /** All that it says in its own language; what is marked as another's is left out. */
  speech: string;
}

export const read = (page: Page): Promise<Reading> =>
  page.evaluate(() => {
    const shown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const squeeze = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
    const spoken = (element: Element, out = 'script, style, template, [aria-hidden=true]') => {
      const copy = element.cloneNode(true) as Element;
      for (const each of copy.querySelectorAll(out)) each.remove();
      for (const each of copy.querySelectorAll('[aria-label]')) each.textContent = each.getAttribute('aria-label');
      return squeeze(copy.textContent);
    };
    const nameOf = (element: Element): string => {
      const by = (element.getAttribute('aria-labelledby') ?? '').split(' ').filter(Boolean);
      const labelled = by.map((id) => squeeze(document.getElementById(id)?.textContent)).join(' ');
      const labels =
        'labels' in element ? [...((element as HTMLInputElement).labels ?? [])].map((each) => spoken(each)) : [];
      return (
        labelled ||
        squeeze(element.getAttribute('aria-label')) ||
        labels.join(' ') ||
        squeeze(element.getAttribute('alt'))
      );
    };
    const textOr = (element: Element) => nameOf(element) || spoken(element);
    const all = <E extends Element = HTMLElement>(selector: string) =>
      [...document.querySelectorAll<E>(selector)].filter(shown);
    const ofPage = (element: Element) => element.closest('article, aside, main, nav, section') === null;
    const as = (role: string) => (element: Element) => ({ role, name: nameOf(element) });
    const attributes = <E extends Element>(selector: string, ...names: string[]) =>
      [...document.querySelectorAll<E>(selector)].map((each) => names.map((name) => each.getAttribute(name) ?? ''));
    const controls = all('a[href], button');
    const fields = all('input:not([type=hidden]), select, textarea').filter((each) => each.tabIndex >= 0);
    const pictures = all<Element>('img, svg, [role=img]').filter(
      (each) => !each.closest('[aria-hidden=true]') && !each.parentElement?.closest('[role=img]'),
    );
    const nameless = [
      ...controls.filter((each) => !textOr(each)),
      ...fields.filter((each) => !nameOf(each)),
      ...pictures.filter((each) => each.getAttribute('alt') !== '' && !nameOf(each)),
    ];
    return {
      lang: document.documentElement.lang,
      title: document.title,
      metas: [...document.querySelectorAll('meta[content]')]
        .map((each) => [
          each.getAttribute('name') ?? each.getAttribute('property') ?? '',
          each.getAttribute('content') ?? '',
        ])
        .filter(([name]) => name) as [string, string][],
      canonicals: attributes('link[rel=canonical]', 'href').flat(),
      alternates: attributes('link[rel=alternate][hreflang]', 'hreflang', 'href') as [string, string][],
      data: attributes('script[type="application/ld+json"]').map((_, at) => {
        const block = document.querySelectorAll('script[type="application/ld+json"]')[at];
        return JSON.parse(block?.textContent ?? '') as Record<string, unknown>;
      }),
      headings: all('h1, h2, h3, h4, h5, h6').map((each) => ({ level: Number(each.localName[1]), text: spoken(each) })),
      landmarks: [
        ...all('header').filter(ofPage).map(as('banner')),
        ...all('footer').filter(ofPage).map(as('contentinfo')),
        ...all('main').map(as('main')),
        ...all('nav').map(as('navigation')),
        ...all('aside').map(as('complementary')),
        ...all('section, form, [role=region]')
          .filter(nameOf)
          .map((each) => as(each.localName)(each)),
      ],
      links: all<HTMLAnchorElement>('a[href]').map((each) => ({
        name: textOr(each),
        speech: nameOf(each) || spoken(each, '[lang], script, style, template, [aria-hidden=true]'),
        href: each.href,
        hreflang: each.hreflang,
        rel: each.rel,
        target: each.target,
      })),
      buttons: all('button').map(textOr),
      nameless: nameless.map((each) => each.outerHTML.slice(0, 160)),
      ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
      files: [
        ...attributes('link[href]:not([rel=canonical]):not([rel=alternate]):not([rel=expect])', 'href').flat(),
        ...attributes('script[src], img[src]', 'src').flat(),
        ...attributes('meta[property="og:image"], meta[name="twitter:image"]', 'content').flat(),
      ].map((address) => new URL(address, location.href).href),
      words: spoken(document.querySelector('main') ?? document.body, 'script, style, template'),
      speech: spoken(document.body, '[lang], script, style, template'),
    };
  });
