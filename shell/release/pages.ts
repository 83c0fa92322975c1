import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@kindwing/contract';
import { firstFiles, type Registry, type RemoteRelease } from '@kindwing/contract/schema';
import { addressOf, signInPages } from '../src/address/site-address.ts';
import { defaultSupportPhone } from '../src/configuration/schema.ts';
import type { Ahead, File } from '../src/early/page-files.ts';
import { darkWithoutScripts } from './dark-without-scripts.ts';
import { lettersByWeight, lettersInOneFile } from './letters.ts';
import type { MadePage } from './prerender.ts';
import type { Settings } from './settings.ts';

/** Said instead of a twin by a page that stands for whichever addresses don't exist: in the other language they don't either. */
export const SAME_ADDRESS = '*';

/** JSON inside a script element must not be able to end it. */
const embedded = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

const attribute = (value: string) => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

const text = (value: string) => value.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Hints for a remote that the page will surely need. Hash and CORS mode are those of the real request, or it would be fetched twice. */
function preloads(release: RemoteRelease, language: MadePage['language'], more: readonly File[]): string {
  const first = firstFiles(release, language).map(
    (file): File => [new URL(file, release.base).href, release.integrity[file] ?? ''],
  );
  return [...first, ...more]
    .map(([href, integrity]) => {
      const vouched = integrity ? ` integrity="${integrity}"` : '';
      return `<link rel="preload" as="script" crossorigin="anonymous"${vouched} href="${attribute(href)}">`;
    })
    .join('');
}

type Eagerness = 'moderate' | 'eager' | 'immediate';

/** The link that most people follow from here, where the page says so. */
const likely = 'a[data-next], [data-next] a';

/** The link that somebody is about to reach (`waiting.ts`). */
const coming = 'a[data-coming]';

/**
 * Links to the site's other parts, and those that somebody who reads on has stopped at (`waiting.ts`): their pages come as what
 * differs from this one. Not home, the largest, nor SOS.
 */
const near = ':is(header a,a[data-near]):not([aria-current],[href="/"],[href="/es"],[href$="/sos"])';

/** Drawn out of sight, the application would start there. */
const signIn = signInPages.flatMap((page) => languages.map((language) => `${addressOf(page, language)}*`));

type Way = 'prerender' | 'prefetch';

/** Public pages are fetched, and drawn out of sight, when somebody is about to follow a link to them. */
const speculation = (eagerness: Eagerness, links?: string, way: Way = 'prerender') => ({
  [way]: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          {
            not: {
              href_matches: ['/portal*', '/admin*', '/dev*', ...signIn, '/auth/*', '/health*', '/*.*'],
            },
          },
          { not: { selector_matches: '[download],[data-language],[target]' } },
          ...(links ? [{ selector_matches: links }] : []),
        ],
      },
      eagerness,
    },
  ],
});

/**
 * Nothing is fetched ahead before the page has loaded: `waiting.ts` adds these. It is calm when the immediate ones come: a page
 * that is likely to be next is there before anybody points at its link.
 *
 * Where a mouse points, its first moment over a link is the sign. Without one, `eager` would mean each link in sight: too
 * much for somebody's mobile data, so the rules for everybody are the moderate ones.
 */
const speculationRules = (name: string, eagerness: Eagerness, links?: string, way?: Way) =>
  `<template id="kindwing-${name}"><script type="speculationrules">${embedded(speculation(eagerness, links, way))}</script></template>`;

/** What a build of the shell brings for its pages. */
export interface Template {
  html: string;
  /** The site's name, from the template's own `application-name`. */
  siteName: string;
  /** The small script that serves a page until the application takes it over. */
  waiting: string;
  /** The small script that fetches what an address needs, side by side with the application. */
  ahead: string;
  /** The small script of monitoring, for a site whose configuration turns it on. */
  monitoring: string;
  /** The style sheet that the template links to, small enough to stand in the page. */
  css: string;
}

const HEAD = '<!--kindwing:head-->';
const APP = '<!--kindwing:app-->';
const styleLink = /<link\b[^>]*\bhref="\/(static\/css\/[^"]+)"[^>]*>/;
const applicationScript = /<script\b[^>]*\bsrc="\/static\/js\/[^"]+"[^>]*><\/script>/g;

/** What the template says where no script runs: pages made ahead are readable as they are. */
const withoutScripts = /\s*<noscript\b[^>]*>[\s\S]*?<\/noscript>/g;

const optional = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};

export function readTemplate(build: string): Template {
  const html = readFileSync(join(build, 'index.html'), 'utf8');
  if (!html.includes(HEAD))
    throw new Error(`the shell’s index.html has no ${HEAD} mark: build the shell from its own template`);
  const css = styleLink.exec(html)?.[1];
  return {
    html,
    siteName: /<meta name="application-name" content="([^"]*)"/.exec(html)?.[1] ?? '',
    waiting: optional(join(build, 'server', 'waiting.js')),
    ahead: optional(join(build, 'server', 'ahead.js')),
    monitoring: optional(join(build, 'server', 'monitoring.js')),
    css: css ? optional(join(build, css)) : '',
  };
}

const registryData = (registry: Registry) =>
  `<script type="application/json" id="kindwing-registry">${embedded(registry)}</script>`;

/** The configuration, and what begins monitoring where it says so: a page that isn't measured carries nothing of it. */
function configScript(config: Settings['config'], { monitoring }: Template): string {
  const begin = config.monitoring && monitoring ? `<script>${monitoring}</script>` : '';
  return `<script>window.__KINDWING_CONFIG__=${embedded(config)}</script>${begin}`;
}

const robots = '<meta name="robots" content="noindex">';

/** The page's language, its address in the other one and its title. */
function inLanguage(html: string, { language, title }: MadePage, twin: string | undefined): string {
  const root = `<html lang="${language}" data-language="${language}"${twin ? ` data-twin="${attribute(twin)}"` : ''}`;
  return html
    .replace(/<html\b[^>]*?lang="[^"]*"/, () => root)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${text(title)}</title>`);
}

/** What the template says where no script runs, in the page's language alone. */
const saidInOne = (html: string, language: MadePage['language']): string =>
  html
    .replace(/<noscript lang="[^"]*">/, `<noscript lang="${language}">`)
    .replace(/\s*<section lang="([^"]*)">[\s\S]*?<\/section>/g, (section, of: string) =>
      of === language ? section.replace(/(<\/?)h[12]\b/g, '$1h1') : '',
    );

interface ApplicationParts {
  registry: Registry;
  config: Settings['config'];
  /** What may be fetched ahead; nothing where the shell's build doesn't say. */
  ahead: Ahead | undefined;
  /** The one page that it is for; nothing where it answers at any address. */
  own?: { made: MadePage; sharing: string; twin: string | undefined };
}

/**
 * A page that the application draws itself: it starts at once. For every address that has none of its own, in any language and
 * kept from search engines; or for one page, with the head of its language.
 */
export function applicationPage(template: Template, { registry, config, ahead, own }: ApplicationParts): string {
  const html = own ? inLanguage(saidInOne(template.html, own.made.language), own.made, own.twin) : template.html;
  const css = lettersInOneFile(template.css);
  const fetched =
    ahead && template.ahead
      ? `<script type="application/json" id="kindwing-ahead">${embedded(ahead)}</script><script>${template.ahead}</script>`
      : '';
  const style = css ? `<style>${css}</style>` : '';
  const about = own ? own.made.head + own.sharing : robots;
  const phone = config.supportPhone ?? defaultSupportPhone;
  return html
    .replaceAll('kindwing:dial', phone.replace(/[^+\d]/g, ''))
    .replaceAll('kindwing:phone', () => text(phone))
    .replace(template.css ? styleLink : /$^/, '')
    .replace(HEAD, () => about + style + registryData(registry) + fetched + configScript(config, template))
    .replace(APP, '');
}

interface Parts {
  registry: Registry;
  config: Settings['config'];
  /** Elements for search engines and shared links. */
  sharing: string;
  /** The page's address in the other language, or `SAME_ADDRESS`. */
  twin: string | undefined;
  /** The remote whose page it is. */
  remote: RemoteRelease | undefined;
  /** Scripts that it needs beside those of every page of that remote. */
  files: readonly File[];
}

/** A page that was made ahead: readable as it is; the application waits in a template until somebody wants it. */
export function readyPage(template: Template, made: MadePage, parts: Parts): string {
  const { html, waiting } = template;
  const { css, preloads: letters } = lettersByWeight(template.css);
  const { registry, config, sharing, twin, remote, files } = parts;
  const scripts = html.match(applicationScript)?.join('') ?? '';
  const application = `<template id="kindwing-app">${remote ? preloads(remote, made.language, files) : ''}${scripts}</template>`;
  const head = [
    // Painted once and whole: a page that is painted while its end is still being read is laid out two and three times, in
    // tasks that block. All of it is here within a tenth of a second of its beginning.
    '<link rel="expect" href="#kindwing-app" blocking="render">',
    made.head,
    sharing,
    letters,
    css ? `<style>${css}</style>` : '',
    made.styles,
    darkWithoutScripts(made.styles),
    configScript(config, template),
    speculationRules('always', 'moderate'),
    speculationRules('pointer', 'eager'),
    speculationRules('coming', 'immediate', coming),
    speculationRules('next', 'immediate', likely),
    speculationRules('near', 'immediate', near, 'prefetch'),
  ].join('');
  // An address that doesn't exist is in no HTML: the application draws such a page anew.
  const stands = made.path.includes(':') ? '' : ` data-prerendered="${attribute(made.address)}"`;
  return inLanguage(html, made, twin)
    .replace(withoutScripts, '')
    .replace(template.css ? styleLink : /$^/, '')
    .replace(applicationScript, '')
    .replace(HEAD, () => head)
    .replace('<div id="root">', () => `<div id="root"${stands}>`)
    .replace(APP, () => made.body)
    .replace('</body>', () => `${application}${registryData(registry)}<script>${waiting}</script></body>`);
}
