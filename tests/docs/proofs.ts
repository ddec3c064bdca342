/** What makes sure that a command in a document works. */
export type Proof =
  /** The test, or the check of `npm test`, that exercises it, as a path from the root. */
  | { readonly by: string }
  /** A part of what it prints when `commands.test.ts` runs it. */
  | { readonly prints: string }
  /** Why nothing runs it. */
  | { readonly notRun: string }

function needs(what: string): Proof {
  return { notRun: `needs ${what}` }
}

/** The commands of the documents, by their beginnings; the longest that fits counts. */
export const proofs: Readonly<Record<string, Proof>> = {
  'npm start': { by: 'playwright.config.ts' },
  'npm test': { by: 'scripts/run.test.ts' },
  'npm run test:all': { by: 'scripts/test/all.ts' },
  'npm run test:nightly': { by: 'scripts/test/nightly.ts' },
  'npm run acceptance': { by: 'scripts/acceptance/document.test.ts' },
  'npm run automate': { by: 'packages/automations/src/cli/cli.test.ts' },
  'npm run automate -- mass-compare-price products_export.csv --set by=30': {
    prints: 'products_export-dropwatt.csv',
  },
  'npm run bench': { notRun: 'takes minutes, and installs the peers' },
  'npm run browsers': { by: 'scripts/checks/runners.ts' },
  'npm run build': { by: 'scripts/builds.ts' },
  'npm run changeset': { notRun: 'asks questions' },
  'npm run chromatic': needs('a project at Chromatic'),
  'npm run conformance': needs('a checkout of supabase-js'),
  'npm run dev': { notRun: 'runs until it is stopped, and npm start serves the same app' },
  'npm run fonts': { by: 'scripts/fonts/fonts.test.ts' },
  'npm run format': { by: 'scripts/test/quick.ts' },
  'npm run guide': { by: 'packages/workbench/src/react/guide/pictures.test.ts' },
  'npm run language': { by: 'scripts/languages/newLanguage.test.ts' },
  'npm run licences': { by: 'scripts/licences/licences.test.ts' },
  'npm run lint': { by: 'scripts/test/quick.ts' },
  'npm run local': { by: 'scripts/local.test.ts' },
  'npm run pack': { by: 'scripts/checks/packages.ts' },
  'npm run packages': { by: 'scripts/checks/runners.ts' },
  'npm run rates': { by: 'scripts/rates/ratesModule.test.ts' },
  'npm run commitlint': { notRun: 'reads the commits of a pull request' },
  'npm run release': { notRun: 'publishes to npm' },
  'npm run screenshots': { notRun: 'takes minutes, and its pictures are for people' },
  'npm run snapshots': { by: 'tests/stories/playwright.config.ts' },
  'npm run storybook': { notRun: 'runs until it is stopped, and npm test builds it' },
  'npm run storybook:build': { by: 'scripts/checks/storybook.ts' },
  'npm run tokens': { by: 'scripts/published/published.test.ts' },

  'npx dropwatt automate': { by: 'packages/automations/src/cli/readme.test.ts' },
  'npx vitest run --project': { by: 'scripts/checks/runners.ts' },
  'npx --yes': { by: 'scripts/checks/packages.ts' },
  'npx pnpm install --filter @supabase/auth-js': needs('a checkout of supabase-js'),

  'npm install @dropwatt/': { notRun: 'the packages are not published yet' },
  'npm install ../dropwatt/tarballs/dropwatt-ui.tgz': { by: 'scripts/checks/consumers/vite.ts' },
  'npm login': needs('an account at npm'),
  'npm create': { notRun: 'asks the registry' },
  'cd ../my-store': { notRun: 'a folder of the reader' },

  'node packages/app/deploy/server/startInContainer.js': {
    by: 'packages/app/build/serverBundle.test.ts',
  },
  'node bench/': { notRun: 'takes minutes, as npm run bench' },
  'netlify deploy': needs('an account at Netlify'),
  'wrangler pages deploy': needs('an account at Cloudflare'),
  'vercel deploy': needs('an account at Vercel'),
  'docker build': needs('a container engine'),
  'docker run': needs('a container engine'),
  'apt-get install': needs('to be root'),
  'caddy run': { by: 'packages/app/build/hosts/hosts.test.ts' },
  psql: { by: 'packages/local-backend/src/export/postgres.test.ts' },
  'sed -n': { by: 'packages/local-backend/src/export/postgres.test.ts' },
  export: needs('a Supabase project'),
}
