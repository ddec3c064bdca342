import type { KnipConfig } from 'knip'

/**
 * Entry points of programs. Knip finds the tests, stories and builds by the settings of their tools, and
 * the entries of the packages in their manifests; listed here is what other code starts by its path.
 */
const config: KnipConfig = {
  workspaces: {
    '.': {
      entry: [
        'scripts/published/writePackedFiles.ts',
        'scripts/run.mjs',
        'scripts/tasks/*.ts',
        'bench/*.ts',
        'bench/backend/{sizedServer,startedServer}.ts',
        'bench/store/memory.ts',
        'tests/auth-attacks/support/served-process.ts',
        'tests/consumers/automations/commandLine.mjs',
        'tests/consumers/next/app/**/{layout,page}.tsx',
        'tests/consumers/project/render.mjs',
        'tests/consumers/project/src/main.tsx',
        'tests/consumers/without-engine/entries.ts',
        'tests/consumers/webpack/webpack.config.mjs',
      ],
      project: ['*.ts', '{scripts,tests,bench,.storybook}/**/*.{ts,tsx,mjs,mdx}'],
      playwright: {
        config: [
          'playwright.config.ts',
          'tests/browsers/playwright.config.ts',
          'tests/guide/playwright.config.ts',
          'tests/stories/playwright.config.ts',
        ],
      },
      ignoreDependencies: [
        // `scripts/checks/packages.ts` runs their commands, `attw` and `publint`.
        '@arethetypeswrong/cli',
        'publint',
        // `scripts/browser.ts` unpacks the browser from its folder.
        '@sparticuz/chromium',
        // `scripts/fonts/makeFonts.ts` reads its files, by the names in `scripts/fonts/faces.ts`.
        '@fontsource-variable/*',
        // Installed in the copy of tests/consumers/webpack that is built.
        'html-webpack-plugin',
        'mini-css-extract-plugin',
      ],
      // Written into the copy of tests/consumers/next that is built, from the README of @dropwatt/ui.
      ignoreUnresolved: ['./StyleRegistry'],
      // Of the system. What needs one of them says so if it is missing.
      ignoreBinaries: ['apt-get', 'cwebp', 'mlr', /* of the packed engine */ 'dropwatt'],
    },
    // `oxlint.config.ts` loads it as a plugin.
    tooling: { entry: ['lint.mjs'] },
    'packages/app': {
      entry: [
        // Runs in a Supabase project.
        'server/account/index.ts',
        'server/startInContainer.ts',
        'server/testing/serveLive.ts',
        'src/boot/{dashboard,member,public,visitor}.ts',
        'prerender/main.ts',
        'worker/worker.ts',
      ],
      ignoreBinaries: ['caddy'],
    },
    'packages/auth': { entry: 'docs/examples/*.tsx' },
    'packages/automations': { ignoreBinaries: ['exiftool'] },
    'packages/local-backend': {
      entry: [
        'conformance/auth-js.ts',
        'src/testing/{open-folder,open-old-folder,sign-up-loop}.ts',
      ],
    },
    'packages/ui': {},
    // `bench/driver/projects.ts` loads what a benchmark alone installs, by its name.
    'bench/app': { ignoreDependencies: ['chrome-launcher', 'lighthouse'] },
    'bench/automations': { entry: ['memory.ts', 'mutations.ts', 'peers/*.mjs'] },
    'bench/images': {
      entry: ['browser/page.ts', 'fitDoubt.ts', 'reviewSpeed.ts'],
      ignoreDependencies: ['@techstark/opencv-js', 'sharp'],
    },
    'bench/ui': {
      entry: ['src/libraries/*.tsx', 'src/sizes/*.css'],
      ignoreDependencies: [
        // `bench/driver/bundles.ts` writes modules that import them.
        '@zendeskgarden/*',
        'radix-ui',
        // `bench/driver/peers.ts` loads it by its name.
        '@tailwindcss/vite',
        // Peers that @dropwatt/ui, @mui/material and @mantine/core import.
        '@emotion/*',
        '@mantine/hooks',
        'styled-components',
      ],
    },
  },
}

export default config
