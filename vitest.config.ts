import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { findBrowser } from './scripts/browser.ts'
import { styledComponentsTransform } from './scripts/styled-components.ts'

const launchOptions = await findBrowser()

/** Made anew for each project, as Vitest writes into it. */
function chromium() {
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    provider: playwright({ launchOptions: { ...launchOptions, args: [...launchOptions.args] } }),
    instances: [{ browser: 'chromium' as const, viewport: { width: 1280, height: 800 } }],
  }
}

function stories(theme: 'dark' | 'light') {
  return {
    define: { 'import.meta.env.STORYBOOK_THEME': JSON.stringify(theme) },
    plugins: [storybookTest({ configDir: '.storybook' })],
    test: {
      name: `stories-${theme}`,
      setupFiles: ['./tests/setup/quiet-console.ts'],
      browser: chromium(),
    },
  }
}

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          include: ['packages/*/{src,server}/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          exclude: ['**/*.browser.test.{ts,tsx}'],
          environment: 'node',
          setupFiles: ['./tests/setup/quiet-console.ts'],
        },
      },
      {
        oxc: styledComponentsTransform,
        // Found late, they would reload the page in the middle of a test.
        optimizeDeps: { include: ['@supabase/supabase-js'] },
        test: {
          name: 'browser',
          include: ['packages/*/src/**/*.browser.test.{ts,tsx}'],
          setupFiles: ['./tests/setup/quiet-console.ts'],
          browser: chromium(),
        },
      },
      stories('dark'),
      stories('light'),
    ],
  },
})
