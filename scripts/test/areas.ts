/** The nightly tests of one area. */
export interface Area {
  /** Files and folders of unit tests. */
  readonly vitest?: readonly string[]
  /** Files of end-to-end tests. */
  readonly endToEnd?: readonly string[]
  /** Whether the journeys run in all three browser engines. */
  readonly browsers?: true
  /** Whether the stories are compared with their snapshots. */
  readonly snapshots?: true
  /** Whether the packages are used in all projects of strangers. */
  readonly packages?: true
}

/** The areas of `npm run test:nightly -- <area>`, each with the tests that a change of it has to pass. */
export const areas = {
  auth: {
    vitest: ['tests/auth-attacks'],
    endToEnd: ['tests/e2e/other-sites.spec.ts'],
  },
  server: {
    vitest: ['exposure', 'fuzz', 'kill', 'limits', 'raw-http'].map(
      (name) => `tests/auth-attacks/${name}.test.ts`,
    ),
    endToEnd: ['tests/e2e/other-sites.spec.ts'],
  },
  storage: {
    vitest: ['tests/auth-attacks/kill.test.ts', 'tests/auth-attacks/storage.test.ts'],
  },
  readers: { vitest: ['packages/automations'], endToEnd: ['tests/e2e/memory.spec.ts'] },
  pages: { endToEnd: ['tests/e2e/leaks.spec.ts', 'tests/e2e/slow.spec.ts'] },
  browsers: { browsers: true },
  stories: { snapshots: true },
  packages: { packages: true },
} as const satisfies Readonly<Record<string, Area>>
