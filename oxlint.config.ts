import { defineConfig, type OxlintOverride } from 'oxlint'

interface Wall {
  readonly group: string[]
  /** Lets types through. */
  readonly allowTypeImports?: boolean
  readonly message: string
}

const rooms = (...names: readonly string[]): string[] => names.map((name) => `**/${name}/**`)

const noWorld: Wall = {
  group: ['react-router*', '@supabase/*', '@dropwatt/*', 'node:*'],
  message: 'ui draws; routes, accounts and machines are handed in by props and contexts.',
}
const oneToastStore: Wall = {
  group: ['react-hot-toast', 'react-hot-toast/*'],
  message:
    'Each entry of react-hot-toast keeps a store of its own; toast/toast.ts is the one door.',
}
const plainValues: Wall = {
  group: ['../**', 'react', 'styled-components'],
  message: 'Tokens are plain values at the bottom of the house.',
}
const typesAlone: Wall = {
  group: ['**/pages/**', '**/components/**', '**/toast/**'],
  allowTypeImports: true,
  message: 'Samples are values for pages; of what shows them they know the types alone.',
}
const ownTools: Wall = {
  group: ['**/scripts/**'],
  message: 'What a package needs to build itself is in @dropwatt/tooling; scripts/ is the tasks.',
}
const notAbove = (...names: readonly string[]): Wall => ({
  group: rooms(...names),
  message:
    'Imports go down: exports, locales, pages, samples, components, toast, navigation, catalogue, foundations, tokens.',
})
/** Tests and stories have no such wall. */
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
  message: 'Sources import nothing of what builds, serves, shows or tests them.',
}
const noClient: Wall = {
  group: ['react', 'react-dom', '@dropwatt/*', ...rooms('{app,auth,ui}/src')],
  message: 'The backend is a server and knows no client.',
}
const noBrowser: Wall = {
  group: ['react', 'react-dom', 'styled-components', 'node:*', '@dropwatt/*'],
  message: 'The engine runs in a worker, in Node and on a command line alike.',
}
const insideOf = (...packages: readonly string[]): Wall => ({
  group: rooms(...packages.map((name) => `${name}/{src,dist}`)),
  message: 'Another package is imported by its public name.',
})
const onlyRun = (...names: readonly string[]): Wall => ({
  group: rooms(...names),
  message: 'Tasks, tests and benchmarks are run, not imported.',
})
const nothingBuilt: Wall = {
  group: [...rooms('build', 'prerender', 'worker', 'scripts'), 'react', 'react-dom', 'react-dom/*'],
  message: 'The server hands out what was built: it neither builds nor draws.',
}
const onlyOwn: Wall = {
  group: ['../**', '@dropwatt/*', 'react', 'react-dom', 'vite'],
  message: 'The service worker is a program of its own; its build hands it what it needs to know.',
}
const onlyTools: Wall = {
  group: ['../**', '@dropwatt/*'],
  message: 'Tools know none of the packages that build with them.',
}
const onlyPacked: Wall = {
  group: rooms('packages', 'scripts', 'setup'),
  message: 'A stranger has the packed packages alone.',
}
const namedStyled = {
  name: 'styled-components',
  importNames: ['default'],
  message: 'Write import { styled }: in bare Node ESM the default import is the whole namespace.',
}

/** Who may import whom: each room, and the walls it has. The last row that matches a file counts. */
const borders: readonly (readonly [room: string, ...walls: readonly Wall[]])[] = [
  ['packages/**'],
  ['packages/ui/src/**', noWorld, beside, oneToastStore],
  ['packages/ui/src/pages/**', noWorld, beside, oneToastStore, notAbove('exports', 'locales')],
  [
    'packages/ui/src/catalogue/**',
    noWorld,
    beside,
    oneToastStore,
    notAbove('exports', 'locales', 'pages', 'samples', 'components', 'toast', 'navigation'),
  ],
  [
    'packages/ui/src/navigation/**',
    noWorld,
    oneToastStore,
    notAbove('exports', 'locales', 'pages', 'samples', 'components', 'toast'),
  ],
  [
    'packages/ui/src/samples/**',
    noWorld,
    oneToastStore,
    notAbove('exports', 'locales'),
    typesAlone,
  ],
  [
    'packages/ui/src/components/**',
    noWorld,
    beside,
    oneToastStore,
    notAbove('exports', 'locales', 'pages', 'samples'),
  ],
  [
    'packages/ui/src/toast/**',
    noWorld,
    beside,
    oneToastStore,
    notAbove('exports', 'locales', 'pages', 'components'),
  ],
  [
    'packages/ui/src/toast/toast.ts',
    noWorld,
    beside,
    notAbove('exports', 'locales', 'pages', 'components'),
  ],
  [
    'packages/ui/src/{theme,hooks,i18n,icons}/**',
    noWorld,
    beside,
    oneToastStore,
    notAbove('exports', 'locales', 'pages', 'components', 'toast'),
  ],
  ['packages/ui/src/tokens/**', noWorld, beside, oneToastStore, plainValues],
  ['packages/ui/src/test/**', noWorld, oneToastStore],
  [
    'packages/ui/docs/**',
    noWorld,
    oneToastStore,
    insideOf('app', 'auth', 'local-backend'),
    onlyRun('tasks', 'tests', 'bench'),
  ],
  ['.storybook/**', insideOf('app', 'auth', 'local-backend'), onlyRun('tasks', 'tests', 'bench')],
  [
    'packages/auth/src/**',
    {
      group: ['@dropwatt/ui', 'react-router*', 'styled-components'],
      message: 'auth holds no markup and no routes.',
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
      message: 'The app joins packages by their public names, and draws nothing itself.',
    },
    beside,
  ],
  [
    'packages/app/{build,prerender}/**',
    insideOf('ui', 'auth', 'local-backend'),
    onlyRun('tasks', 'tests', 'bench'),
  ],
  [
    'packages/app/server/**',
    nothingBuilt,
    insideOf('ui', 'auth', 'local-backend'),
    onlyRun('tasks', 'tests', 'bench'),
  ],
  ['packages/app/worker/**', onlyOwn],
  [
    'packages/app/worker/*.test.ts',
    insideOf('ui', 'auth', 'local-backend'),
    onlyRun('tasks', 'tests', 'bench'),
  ],
  ['packages/automations/src/**', noBrowser, beside],
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
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  options: { typeAware: true },
  ignorePatterns: ['**/dist', 'storybook-static', 'test-results'],
  rules: {
    'no-restricted-imports': ['error', { paths: [namedStyled] }],
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    // The JSX runtime is automatic.
    'react/react-in-jsx-scope': 'off',
    // Attributes of a styled part are read where it is used; what it renders is named in its style.
    'jsx-a11y/prefer-tag-over-role': 'off',
    // Steps that follow one another are awaited one by one.
    'no-await-in-loop': 'off',
    // Narrowing what comes out of Object.entries and JSON is said by an assertion.
    'typescript/no-unsafe-type-assertion': 'off',
    // Style sheets are imported for their effect.
    'import/no-unassigned-import': ['error', { allow: ['**/*.css', '@dropwatt/ui/*.css'] }],
  },
  overrides: [
    ...fences,
    {
      // What runs in the page is sent there as text and carries all it needs.
      files: ['tests/{browsers,e2e}/**'],
      rules: { 'unicorn/consistent-function-scoping': 'off' },
    },
  ],
})
