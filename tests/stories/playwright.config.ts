import { join } from 'node:path'
import { defineConfig } from 'playwright/test'
import app from '../../playwright.config.ts'
import { root } from '../../scripts/commands.ts'
import { storybookOrigin } from './origin.ts'

/** Tests the built Storybook in Chromium; `storybook-static` has to exist. */
export default defineConfig({
  ...app,
  projects: [{ name: 'stories', testDir: import.meta.dirname }],
  snapshotPathTemplate: join(import.meta.dirname, 'snapshots/{arg}{ext}'),
  outputDir: join(root, 'test-results/stories'),
  webServer: {
    command: `vite preview --outDir storybook-static --host localhost --strictPort --port ${new URL(storybookOrigin).port}`,
    url: storybookOrigin,
    cwd: root,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
})
