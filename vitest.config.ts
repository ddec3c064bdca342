import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { findBrowser, testBrowserFlags } from './scripts/browser.ts'
import { componentIndexModule } from './scripts/published/componentIndexModule.ts'
import { bundledWorkers } from './tests/setup/bundledWorkers.ts'
import { readPracticeLines } from './tests/setup/practiceLines.ts'
import { styledComponentIds } from '@dropwatt/tooling/styled-components'

const launchOptions = await findBrowser()

/** Returns the browser options; a new object for each project, because Vitest modifies it. */
function chromium() {
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    provider: playwright({
      launchOptions: { ...launchOptions, args: [...launchOptions.args, ...testBrowserFlags] },
    }),
    instances: [{ browser: 'chromium' as const, viewport: { width: 1280, height: 800 } }],
  }
}

/** Polls as long as Playwright does: a busy machine can need more than the default of 1 s. */
const expectOptions = { poll: { timeout: 5000 } }

/** Dependencies that Vite would otherwise discover during a run, and then reload the page. */
const foundLate = [
  '@dropwatt/auth > @supabase/supabase-js',
  '@dropwatt/automations > @jsquash/jpeg/decode.js',
  '@dropwatt/automations > @jsquash/jpeg/encode.js',
  '@dropwatt/automations > @jsquash/png/decode.js',
  '@dropwatt/automations > @jsquash/png/encode.js',
  '@dropwatt/automations > @jsquash/webp/decode.js',
  '@dropwatt/automations > @jsquash/webp/encode.js',
  '@dropwatt/automations > @zip.js/zip.js/lib/zip-core-native.js',
  '@dropwatt/automations > htmlparser2',
  '@dropwatt/automations > saxes',
  '@dropwatt/automations > valibot',
  '@dropwatt/ui > @radix-ui/react-dropdown-menu',
  '@dropwatt/ui > @radix-ui/react-tabs',
  '@dropwatt/ui > canvas-confetti',
  '@dropwatt/ui > diff',
  '@dropwatt/ui > lucide-react',
  '@dropwatt/ui > react-hot-toast/headless',
  '@dropwatt/workbench > @zip.js/zip.js/lib/zip-core-native.js',
  '@dropwatt/workbench > comlink',
  '@dropwatt/workbench > idb',
  '@dropwatt/workbench > zustand',
  '@dropwatt/workbench > zustand/vanilla',
  'react-dom/client',
  'react-dom/server',
  'react/jsx-dev-runtime',
  'storybook/internal/core-events',
  'storybook/test',
  'storybook/theming',
  'styled-components',
]

/** Password hashes, servers and browsers take their time on a busy machine. */
const timeouts = { testTimeout: 60_000, hookTimeout: 60_000 }

/** The settings of tests in Node. */
const inNode = {
  environment: 'node',
  // One module graph per worker: no test replaces modules or leaves globals behind.
  isolate: false,
  ...timeouts,
  expect: expectOptions,
  setupFiles: ['./tests/setup/quiet-console.ts', './tests/setup/own-globals.ts'],
}

export default defineConfig({
  test: {
    // The default leaves one core free, which is half of a machine with two.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'node',
          include: [
            'packages/*/{src,server,build,worker,conformance}/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
            'tooling/**/*.test.ts',
            'tests/docs/**/*.test.ts',
          ],
          exclude: ['**/*.{browser,nightly}.test.{ts,tsx}'],
          ...inNode,
        },
      },
      {
        test: {
          name: 'nightly',
          include: [
            'tests/auth-attacks/**/*.test.ts',
            'packages/*/{src,server}/**/*.nightly.test.ts',
          ],
          ...inNode,
        },
      },
      {
        plugins: [styledComponentIds(), bundledWorkers(), componentIndexModule()],
        optimizeDeps: { include: foundLate },
        test: {
          name: 'browser',
          include: ['packages/*/src/**/*.browser.test.{ts,tsx}'],
          setupFiles: ['./tests/setup/quiet-console.ts', './tests/setup/freshPage.ts'],
          // One page for all files, put in order after each test: most of the time of a file was loading.
          isolate: false,
          expect: expectOptions,
          ...timeouts,
          browser: { ...chromium(), commands: { readPracticeLines } },
        },
      },
      {
        optimizeDeps: { include: foundLate },
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'stories',
          setupFiles: ['./tests/setup/quiet-console.ts'],
          // One page for all files: Storybook cleans up between stories, and loading it is slow.
          isolate: false,
          expect: expectOptions,
          ...timeouts,
          browser: chromium(),
        },
      },
    ],
  },
})
