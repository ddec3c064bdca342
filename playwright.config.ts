import { join } from 'node:path'
import { defineConfig } from 'playwright/test'
import { findBrowser, testBrowserFlags } from './scripts/browser.ts'
import { hostedOrigin, localOrigin, project } from './tests/e2e/servers.ts'

const { args, ...browser } = await findBrowser()
const results = join(import.meta.dirname, 'test-results')

/** Returns a server of the build at `origin`; empty values in `env` override those in .env files. */
function server(origin: string, env: Record<string, string>) {
  return {
    command: 'node packages/app/server/start.ts',
    url: origin,
    env: {
      PORT: new URL(origin).port,
      VITE_SUPABASE_URL: '',
      VITE_SUPABASE_ANON_KEY: '',
      DROPWATT_RATE_LIMITS: 'off',
      RATES_URL: 'off',
      ...env,
    },
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5000 },
  }
}

/** Tests the production build of the app in Chromium; `packages/app/dist` has to exist. */
export default defineConfig({
  projects: [{ name: 'app', testDir: 'tests/e2e' }],
  // Emptied before each run, so there are no accounts at the start.
  outputDir: join(results, 'e2e'),
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // Limits only end what hangs: a busy machine takes several times as long as a quiet one.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  use: {
    baseURL: localOrigin,
    browserName: 'chromium',
    launchOptions: { ...browser, args: [...args, ...testBrowserFlags] },
    viewport: { width: 1440, height: 900 },
    // Tests cannot intercept requests that a service worker answers.
    serviceWorkers: 'block',
  },
  webServer: [
    server(localOrigin, { DATA_DIR: join(results, 'e2e/data') }),
    server(hostedOrigin, {
      VITE_SUPABASE_URL: project.url,
      VITE_SUPABASE_ANON_KEY: project.anonKey,
    }),
  ],
})
