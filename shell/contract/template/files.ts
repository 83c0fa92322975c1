export interface NewRemote {
  /** One lower-case word: the folder, the namespace of its texts and its address are named after it. */
  name: string;
  /** The team to call, shown on the card when something fails. */
  owner: string;
  /** Offset of its port from the shell's. */
  port: number;
  /** Versions of contract and package that it is made for. */
  contract: string;
  /** Versions of the tools, as another remote of the workspace names them. */
  devDependencies: Readonly<Record<string, string>>;
}

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/** The files of a new remote: one page, in both languages, with its test. Small enough to be read before the first change. */
export function filesOf({ name, owner, port, contract, devDependencies }: NewRemote): Record<string, string> {
  const title = capital(name);
  const packageFile = {
    name: `@kindwing/remote-${name}`,
    version: '1.0.0',
    private: true,
    type: 'module',
    scripts: {
      build: 'rsbuild build',
      dev: 'rsbuild dev',
      'dev:shell': 'rsbuild dev --env-mode shell',
      types: 'tsc -p .',
      test: 'vitest run',
    },
    dependencies: {
      '@kindwing/auth': 'workspace:*',
      '@kindwing/contract': 'workspace:*',
      '@kindwing/ui': 'workspace:*',
      react: 'catalog:',
      'react-dom': 'catalog:',
    },
    devDependencies,
  };
  return {
    'package.json': `${JSON.stringify(packageFile, null, 2)}\n`,
    'tsconfig.json': `{
  "extends": "../tsconfig.base.json",
  "compilerOptions": { "lib": ["es2023", "dom", "dom.iterable"], "types": ["node"] },
  "include": ["*.ts", "src", "tests"]
}
`,
    'vitest.config.ts': `import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'remote-${name}', environment: 'happy-dom', include: ['{src,tests}/**/*.test.{ts,tsx}'], maxWorkers: 2 },
});
`,
    'rsbuild.config.ts': `import { remoteBuild } from '@kindwing/contract/build';
import description from './remote.config.ts';

export default remoteBuild(description, { port: ${port}, root: import.meta.dirname });
`,
    'remote.config.ts': `import { describeRemote } from '@kindwing/contract';

/** What the shell knows before it has any of our code. Roles on a route keep everybody else from downloading it. */
export default describeRemote({
  name: '${name}',
  owner: ${quoted(owner)},
  contract: '^${contract}',
  mount: '/${name}',
  routes: [{ path: '/${name}', covers: 'subtree', title: 'page.title' }],
  menu: [{ area: 'portal', path: '/${name}', label: 'menu.${name}', roles: ['client'], order: 90 }],
});
`,
    'src/remote.ts': `import { defineRemote } from '@kindwing/contract';

export default defineRemote({
  routes: () => import('./routes.tsx'),
  messages: { en: () => import('./messages/en.ts'), es: () => import('./messages/es.ts') },
});
`,
    'src/routes.tsx': `import { lazyPart } from '@kindwing/contract';
import { UiScope } from '@kindwing/ui';
import { Route, Routes } from '@kindwing/ui/router';

const FirstPage = lazyPart(() => import('./first/first-page.tsx'));

/** Relative to the mount, /${name}. */
export default function Pages() {
  return (
    <UiScope>
      <Routes>
        <Route index element={<FirstPage />} />
      </Routes>
    </UiScope>
  );
}
`,
    'src/first/first-page.tsx': `import { useHost } from '@kindwing/contract';
import { Container, PageHeader, PageTitle, TextLink, Typography } from '@kindwing/ui';
import { useText } from '../messages/use-text.ts';

/** Whose page is this, what did they come for, and what comes next? */
export default function FirstPage() {
  const t = useText();
  const { supportPhone } = useHost();
  return (
    <Container maxWidth="md" sx={{ py: { xs: 4, md: 6 } }}>
      <PageTitle title={t('page.title')} />
      <PageHeader title={t('page.title')} subtitle={t('page.subtitle')} />
      <Typography>
        {t('page.help')} <TextLink href={\`tel:\${supportPhone.replace(/[^+\\d]/g, '')}\`}>{supportPhone}</TextLink>
      </Typography>
    </Container>
  );
}
`,
    'src/messages/use-text.ts': `import { createMessages } from '@kindwing/ui/i18n';
import type en from './en.ts';

export const { useText } = createMessages<typeof en>('${name}');
`,
    'src/messages/en.ts': `export default {
  'menu.${name}': '${title}',
  'page.title': '${title}',
  'page.subtitle': 'The first page of a new part of the site.',
  'page.help': 'Questions? Call us:',
};
`,
    'src/messages/es.ts': `import type en from './en.ts';

const es: Record<keyof typeof en, string> = {
  'menu.${name}': '${title}',
  'page.title': '${title}',
  'page.subtitle': 'La primera página de una nueva parte del sitio.',
  'page.help': '¿Preguntas? Llámenos:',
};

export default es;
`,
    'tests/first-page.test.tsx': `import { FakeHost } from '@kindwing/contract/testing';
import { renderUi } from '@kindwing/ui/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import FirstPage from '../src/first/first-page.tsx';
import en from '../src/messages/en.ts';
import es from '../src/messages/es.ts';

test.each([
  ['en', en],
  ['es', es],
] as const)('the first page says what it is and whom to call (%s)', (language, messages) => {
  const page = (
    <FakeHost host={{ supportPhone: '+34 900 000 112' }}>
      <FirstPage />
    </FakeHost>
  );
  renderUi(page, { language, messages: { ${name}: messages } });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(messages['page.title']);
  expect(screen.getByRole('link', { name: '+34 900 000 112' }).getAttribute('href')).toBe('tel:+34900000112');
});
`,
    'README.md': `# @kindwing/remote-${name}

${title}: say here in two sentences whose pages these are and what people come for. Mounted at \`/${name}\`; kept by ${owner}.

\`\`\`sh
npm run dev            # alone, in a small host: an edit shows at once
npm test               # pages with a person's eyes
npm run build          # dist/ with remote.json; fails when the description names what doesn't exist
npm run remote -- publish ${name} --why "First pages"     # from the root
\`\`\`

Inside a site that runs outside production: \`/?remote.${name}=http://127.0.0.1:<port>/\` after \`npm run dev:shell\`.

## What it is not

No sign-in, no chrome (the shell's), no rules of travel (the domain's), no other remote's pages.
`,
  };
}
