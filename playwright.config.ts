import { join } from 'node:path'
import { defineConfig } from 'playwright/test'
import { findBrowser } from './scripts/browser.ts'

const { args, ...browser } = await findBrowser()
const port = 4183
const results = join(import.meta.dirname, 'test-results')

/** The served production build in Chromium; `packages/app/dist` has to be built. */
export default defineConfig({
  testDir: 'tests/e2e',
  // Emptied before each run, so the accounts start empty as well.
  outputDir: join(results, 'e2e'),
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${port}`,
    browserName: 'chromium',
    launchOptions: { ...browser, args: [...args] },
    viewport: { width: 1440, height: 900 },
    trace: 'retain-on-failure',
  },
  webServer: {
    command: 'node packages/app/server/start.ts',
    url: `http://localhost:${port}`,
    env: {
      PORT: String(port),
      DATA_DIR: join(results, 'e2e/data'),
      DROPWATT_RATE_LIMITS: 'off',
      VITE_SUPABASE_URL: '',
      VITE_SUPABASE_ANON_KEY: '',
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
})
