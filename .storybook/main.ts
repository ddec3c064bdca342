import type { StorybookConfig } from '@storybook/react-vite'
import react from '@vitejs/plugin-react'
import { mergeConfig } from 'vite'
import { componentIndexModule } from '../scripts/published/componentIndexModule.ts'
import { styledComponentIds } from '@dropwatt/tooling/styled-components'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../packages/*/docs/**/*.mdx',
    '../packages/*/src/**/*.stories.tsx',
    '../packages/auth/docs/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  features: { componentsManifest: true, sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [styledComponentIds(), react(), componentIndexModule()],
      optimizeDeps: {
        include: [
          '@dropwatt/ui > @radix-ui/react-dropdown-menu',
          '@dropwatt/ui > @radix-ui/react-tabs',
          '@dropwatt/ui > canvas-confetti',
          '@dropwatt/ui > diff',
          '@dropwatt/ui > react-hot-toast/headless',
        ],
      },
      build: { rolldownOptions: { checks: { moduleLevelDirective: false } } },
    }),
}

export default config
