import { defineConfig, type OxlintOverride } from 'oxlint'

interface Wall {
  readonly group: string[]
  /** Allows type imports. @default false */
  readonly allowTypeImports?: boolean
  readonly message: string
}

const rooms = (...names: readonly string[]): string[] => names.map((name) => `**/${name}/**`)

const noWorld: Wall = {
  group: ['react-router*', '@supabase/*', '@dropwatt/*', 'node:*'],
  message:
    'ui is independent of routers, accounts and Node; it receives them by props and contexts.',
}
/** For the workbench: a pattern cannot leave one package out. */
const onlyEngine: Wall = {
  ...noWorld,
  group: [
    'react-router*',
    '@supabase/*',
    ...['', '/**'].map(
      (path) =>
        `@dropwatt/{app,auth,local-backend,practice-store,shopify,tooling,ui,workbench}${path}`,
    ),
    'node:*',
  ],
}
const engineTypes: Wall = {
  group: ['@dropwatt/automations', '@dropwatt/automations/**'],
  allowTypeImports: true,
  message: 'The workbench takes types from the engine, and nothing at run time.',
}
const oneToastStore: Wall = {
  group: ['react-hot-toast', 'react-hot-toast/*'],
  message: 'Each entry of react-hot-toast has its own store, so only toast/toast.ts imports it.',
}
const plainValues: Wall = {
  group: ['../**', 'react', 'styled-components'],
  message: 'Tokens are plain values; they import no other folder, React or styled-components.',
}
const typesAlone: Wall = {
  group: ['**/pages/**', '**/components/**', '**/toast/**'],
  allowTypeImports: true,
  message: 'Samples are plain values; they import only types from pages, components and toast.',
}
const ownTools: Wall = {
  group: ['**/scripts/**'],
  message:
    'Build tools for packages are in @dropwatt/tooling; scripts/ contains tasks of the repository.',
}
const notAbove = (...names: readonly string[]): Wall => ({
  group: rooms(...names),
  message:
    'A folder imports only from those after it: exports, locales, store, pages, samples, workbench, components, toast, navigation, catalogue, foundations, tokens.',
})
const withoutWorkbench: Wall = {
  group: rooms('workbench'),
  message: 'Only a page with an open file loads the workbench, so nothing else imports it.',
}
/** Does not apply to tests and stories. */
const beside: Wall = {
  group: rooms(
    'bench',
    'build',
    'docs',
    'prerender',
    'scripts',
    'server',
    'tests',
    'worker',
    '.storybook',
  ),
  message: 'Sources do not import the code that builds, serves, documents or tests them.',
}
const noClient: Wall = {
  group: ['react', 'react-dom', '@dropwatt/*', ...rooms('{app,auth,ui}/src')],
  message: 'The backend is a server and does not depend on any client.',
}
const noBrowser: Wall = {
  group: ['react', 'react-dom', 'styled-components', 'node:*', '@dropwatt/*'],
  message:
    'The engine runs in workers and in Node, so it imports nothing that needs a page or Node.',
}
const noHost: Wall = {
  group: [
    'react',
    'react-dom',
    'styled-components',
    'node:*',
    'graphql',
    '@dropwatt/!(automations)',
  ],
  message:
    'The store runs in browsers, workers and servers, over the fetch that it is given; it reads no GraphQL.',
}
const onlyStore: Wall = {
  group: ['react', 'react-dom', '@dropwatt/!(automations|shopify)'],
  message: 'The practice store is a server, and knows only the operations and the engine.',
}
const noPage: Wall = {
  group: ['react', 'react-dom', 'styled-components', '@dropwatt/*'],
  message: 'The command line runs in Node alone.',
}
const noView: Wall = {
  group: [
    'react',
    'react-dom',
    'styled-components',
    '@dropwatt/ui',
    '@dropwatt/ui/**',
    '**/react/**',
  ],
  message: 'The core of the workbench is headless; what is seen is in workbench/src/react and ui.',
}
const noApp: Wall = {
  group: ['@dropwatt/app', '@dropwatt/auth', '@supabase/*', 'react-router*', ...rooms('app/src')],
  message: 'The workbench gets accounts, addresses and the rest of the app from its host.',
}
/** Also applies to tests. */
const engineAlone: Wall = {
  group: rooms(
    'app',
    'auth',
    'local-backend',
    'practice-store',
    'store',
    'ui',
    'workbench',
    'tests',
    'bench',
    'scripts',
  ),
  message: 'The engine points at no other package, not even in tests.',
}
const insideOf = (...packages: readonly string[]): Wall => ({
  group: rooms(...packages.map((name) => `${name}/{src,dist}`)),
  message: 'Import another package by its public name.',
})
const onlyRun = (...names: readonly string[]): Wall => ({
  group: rooms(...names),
  message: 'Tasks, tests and benchmarks are entry points; do not import them.',
})
const nothingBuilt: Wall = {
  group: [...rooms('build', 'prerender', 'worker', 'scripts'), 'react', 'react-dom', 'react-dom/*'],
  message: 'The server serves the build; it neither builds nor renders.',
}
const onlyOwn: Wall = {
  group: ['../**', '@dropwatt/*', 'react', 'react-dom', 'vite'],
  message:
    'The service worker is a separate program; its build defines the constants that it needs.',
}
const onlyTools: Wall = {
  group: ['../**', '@dropwatt/*'],
  message: 'Tools do not depend on the packages that build with them.',
}
const onlyPacked: Wall = {
  group: rooms('packages', 'scripts', 'setup'),
  message: 'Consumers have only the packed packages.',
}
/** Reason that Node tests replace no modules, see docs/adr/0040. */
const noMocks = 'The Node tests of a worker share one module graph, so make it a parameter.'
const namedStyled = {
  name: 'styled-components',
  importNames: ['default'],
  message: 'Write import { styled }: in Node ESM the default import is the whole namespace.',
}

/** Restricted imports by folder. The last row that matches a file applies. */
const borders: readonly (readonly [room: string, ...walls: readonly Wall[]])[] = [
  ['packages/**'],
  ['packages/ui/src/**', noWorld, beside, oneToastStore],
  [
    'packages/ui/src/pages/**',
    noWorld,
    beside,
    oneToastStore,
    notAbove('exports', 'locales', 'store'),
    withoutWorkbench,
  ],
  ['packages/ui/src/store/**', noWorld, beside, oneToastStore, notAbove('exports', 'locales')],
  [
    'packages/ui/src/workbench/**',
    onlyEngine,
    engineTypes,
    beside,
    oneToastStore,
    notAbove('exports', 'locales', 'store', 'pages', 'samples'),
  ],
  [
    'packages/ui/src/catalogue/**',
    noWorld,
    beside,
    oneToastStore,
    notAbove(
      'exports',
      'locales',
      'store',
      'pages',
      'samples',
      'workbench',
      'components',
      'toast',
      'navigation',
    ),
  ],
  [
    'packages/ui/src/navigation/**',
    noWorld,
    oneToastStore,
    notAbove('exports', 'locales', 'store', 'pages', 'samples', 'workbench', 'components', 'toast'),
  ],
  [
    'packages/ui/src/samples/**',
    noWorld,
    oneToastStore,
    notAbove('exports', 'locales', 'store'),
    typesAlone,
    withoutWorkbench,
  ],
  [
    'packages/ui/src/components/**',
    noWorld,
    beside,
    oneToastStore,
    notAbove('exports', 'locales', 'store', 'pages', 'samples', 'workbench'),
  ],
  [
    'packages/ui/src/toast/**',
    noWorld,
    beside,
    oneToastStore,
    notAbove('exports', 'locales', 'store', 'pages', 'workbench', 'components'),
  ],
  [
    'packages/ui/src/toast/toast.ts',
    noWorld,
    beside,
    notAbove('exports', 'locales', 'store', 'pages', 'workbench', 'components'),
  ],
  [
    'packages/ui/src/{theme,hooks,i18n,icons}/**',
    noWorld,
    beside,
    oneToastStore,
    notAbove('exports', 'locales', 'store', 'pages', 'workbench', 'components', 'toast'),
  ],
  ['packages/ui/src/tokens/**', noWorld, beside, oneToastStore, plainValues],
  ['packages/ui/src/test/**', onlyEngine, engineTypes, oneToastStore],
  [
    'packages/ui/docs/**',
    onlyEngine,
    engineTypes,
    oneToastStore,
    insideOf('app', 'auth', 'local-backend'),
    onlyRun('tasks', 'tests', 'bench'),
  ],
  ['.storybook/**', insideOf('app', 'auth', 'local-backend'), onlyRun('tasks', 'tests', 'bench')],
  [
    'packages/auth/src/**',
    {
      group: ['@dropwatt/ui', 'react-router*', 'styled-components'],
      message: 'auth contains no markup and no routes.',
    },
    beside,
  ],
  [
    'packages/auth/docs/**',
    insideOf('app', 'ui', 'local-backend'),
    onlyRun('tasks', 'tests', 'bench'),
  ],
  [
    'packages/app/src/**',
    {
      group: [
        '@dropwatt/local-backend',
        'styled-components',
        '@dropwatt/*/src/**',
        '@dropwatt/*/dist/**',
      ],
      message: 'The app imports packages by their public names, and contains no styles.',
    },
    insideOf('ui', 'auth', 'automations', 'workbench'),
    beside,
  ],
  [
    'packages/app/{build,prerender}/**',
    insideOf('ui', 'auth', 'workbench', 'local-backend'),
    onlyRun('tasks', 'tests', 'bench'),
  ],
  [
    'packages/app/server/**',
    nothingBuilt,
    insideOf('ui', 'auth', 'workbench', 'local-backend'),
    onlyRun('tasks', 'tests', 'bench'),
  ],
  ['packages/app/worker/**', onlyOwn],
  [
    'packages/app/worker/*.test.ts',
    insideOf('ui', 'auth', 'workbench', 'local-backend'),
    onlyRun('tasks', 'tests', 'bench'),
  ],
  [
    'packages/workbench/src/core/**',
    noView,
    noApp,
    insideOf('ui', 'auth', 'automations', 'shopify'),
    beside,
  ],
  [
    'packages/workbench/src/react/**',
    noApp,
    insideOf('ui', 'auth', 'automations', 'shopify'),
    beside,
  ],
  ['packages/automations/src/**', noBrowser, beside, engineAlone],
  ['packages/automations/src/cli/**', noPage, beside, engineAlone],
  ['packages/automations/src/images/test/**', noPage, beside, engineAlone],
  ['packages/automations/src/spreadsheets/test/**', noPage, beside, engineAlone],
  ['packages/automations/src/importing/sources/test/**', noPage, beside, engineAlone],
  ['packages/automations/bin/**', noPage, beside, engineAlone],
  ['packages/store/src/**', noHost, insideOf('automations'), beside],
  [
    'packages/store/src/**/*.test.ts',
    insideOf('automations', 'practice-store'),
    onlyRun('tasks', 'tests', 'bench'),
  ],
  ['packages/store/src/test/**', insideOf('automations', 'practice-store'), beside],
  ['packages/practice-store/src/**', onlyStore, insideOf('automations', 'store'), beside],
  ['packages/local-backend/**', noClient, onlyRun('tasks', 'tests')],
  ['packages/local-backend/src/**', noClient, beside],
  ['tooling/**', onlyTools],
  ['scripts/**', onlyRun('tasks', 'tests', 'bench')],
  ['tests/**', onlyRun('tasks', 'bench')],
  ['tests/consumers/**', onlyPacked],
  ['bench/**', onlyRun('tasks', 'tests')],
]

function fence(files: string, walls: readonly Wall[]): OxlintOverride {
  const patterns = files.startsWith('packages/') ? [ownTools, ...walls] : [...walls]
  return {
    files: [files],
    rules: { 'no-restricted-imports': ['error', { paths: [namedStyled], patterns }] },
  }
}

const fences = borders.flatMap(([room, ...walls]) => [
  fence(room, walls),
  fence(
    `${room}/*.{stories,test}.{ts,tsx}`,
    walls.filter((wall) => wall !== beside),
  ),
])

export default defineConfig({
  plugins: ['eslint', 'typescript', 'unicorn', 'oxc', 'react', 'jsx-a11y', 'import', 'vitest'],
  jsPlugins: ['./tooling/lint.mjs'],
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  options: { typeAware: true },
  ignorePatterns: ['**/dist', 'storybook-static', 'test-results'],
  rules: {
    'dropwatt/doc-comment-answers': 'error',
    'no-restricted-imports': ['error', { paths: [namedStyled] }],
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    // The JSX runtime is automatic.
    'react/react-in-jsx-scope': 'off',
    // The rule sees the role of a styled component, but not the tag that it renders.
    'jsx-a11y/prefer-tag-over-role': 'off',
    // Steps that depend on each other are awaited in sequence.
    'no-await-in-loop': 'off',
    // Results of Object.entries and JSON.parse are narrowed by assertions.
    'typescript/no-unsafe-type-assertion': 'off',
    // Style sheets are imported for their side effect.
    'import/no-unassigned-import': ['error', { allow: ['**/*.css', '@dropwatt/ui/*.css'] }],
  },
  overrides: [
    ...fences,
    {
      // Functions that run in the page are serialized, so they cannot use outer scopes.
      files: ['tests/{browsers,e2e}/**'],
      rules: { 'unicorn/consistent-function-scoping': 'off' },
    },
    {
      files: ['**/*.test.{ts,tsx}'],
      excludeFiles: ['**/*.browser.test.{ts,tsx}'],
      rules: {
        'vitest/no-restricted-vi-methods': [
          'error',
          { mock: noMocks, doMock: noMocks, resetModules: noMocks },
        ],
      },
    },
  ],
})
