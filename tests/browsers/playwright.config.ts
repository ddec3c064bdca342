import { defineConfig } from 'playwright/test'
import { engineNames } from '../../scripts/engines.ts'

/** The journeys in each engine; `packages/app/dist` has to be built. */
export default defineConfig({
  projects: engineNames.map((name) => ({ name })),
  testDir: '.',
  outputDir: '../../test-results/browsers/failed',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  timeout: 180_000,
  workers: 2,
  reporter: 'list',
})
