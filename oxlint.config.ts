import { defineConfig, type OxlintOverride } from 'oxlint'

interface Wall {
  readonly group: readonly string[]
  /** Lets types through. */
  readonly allowTypeImports?: boolean
  readonly message: string
}

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
const notAbove = (...rooms: readonly string[]): Wall => ({
  group: rooms.map((room) => `**/${room}/**`),
  message:
    'Imports go down: exports, locales, pages, samples, components, toast, navigation, catalogue, foundations, tokens.',
})
const typesAlone: Wall = {
  group: ['**/pages/**', '**/components/**', '**/toast/**'],
  allowTypeImports: true,
  message: 'Samples are values for pages; of what shows them they know the types alone.',
}
const namedStyled = {
  name: 'styled-components',
  importNames: ['default'],
  message: 'Write import { styled }: in bare Node ESM the default import is the whole namespace.',
}

/** Who may import whom: each room, and the walls it has. The last row that matches a file counts. */
const borders: readonly (readonly [room: string, ...walls: readonly Wall[]])[] = [
  ['packages/ui/src/**', noWorld, oneToastStore],
  ['packages/ui/src/pages/**', noWorld, oneToastStore, notAbove('exports', 'locales')],
  [
    'packages/ui/src/catalogue/**',
    noWorld,
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
    oneToastStore,
    notAbove('exports', 'locales', 'pages', 'samples'),
  ],
  [
    'packages/ui/src/toast/**',
    noWorld,
    oneToastStore,
    notAbove('exports', 'locales', 'pages', 'components'),
  ],
  [
    'packages/ui/src/toast/toast.ts',
    noWorld,
    notAbove('exports', 'locales', 'pages', 'components'),
  ],
  [
    'packages/ui/src/{theme,hooks,i18n,icons}/**',
    noWorld,
    oneToastStore,
    notAbove('exports', 'locales', 'pages', 'components', 'toast'),
  ],
  ['packages/ui/src/tokens/**', noWorld, oneToastStore, plainValues],
  [
    'packages/auth/src/**',
    {
      group: ['@dropwatt/ui', 'react-router*', 'styled-components'],
      message: 'auth holds no markup and no routes.',
    },
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
  ],
  [
    'packages/local-backend/src/**',
    {
      group: ['react', 'react-dom', '@dropwatt/*'],
      message: 'The backend is a server and knows no client.',
    },
  ],
]

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
    ...borders.map(([room, ...walls]): OxlintOverride => ({
      files: [room],
      rules: {
        'no-restricted-imports': [
          'error',
          {
            paths: [namedStyled],
            patterns: walls.map((wall) => ({ ...wall, group: [...wall.group] })),
          },
        ],
      },
    })),
    {
      // What runs in the page is sent there as text and carries all it needs.
      files: ['tests/{browsers,e2e}/**'],
      rules: { 'unicorn/consistent-function-scoping': 'off' },
    },
  ],
})
