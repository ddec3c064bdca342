import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { styledComponentsTransform } from '@dropwatt/tooling/styled-components'
import { buildTarget } from '@dropwatt/tooling/supported-browsers'
import { fewBytes } from './build/bytes.ts'
import { readEnvironment } from './server/environment.ts'
import { exitWith } from './server/failure.ts'
import { parseConfig, type Project } from './src/config/env.ts'
import { localBackend, pageConfig, preferencesFirst } from './vite.plugins.ts'

const env = readEnvironment()

function readProject(): Project | undefined {
  try {
    return parseConfig(env)
  } catch (error) {
    return exitWith(error)
  }
}

const project = readProject()

export default defineConfig({
  // The environment is read once, above, by the same rules as in the server.
  envDir: false,
  oxc: styledComponentsTransform,
  plugins: [
    react(),
    fewBytes(),
    pageConfig(project),
    project ? undefined : localBackend(env),
    preferencesFirst(),
  ],
  // The policy of the server allows fonts from its own origin only, none in data: URLs.
  build: {
    target: buildTarget,
    assetsInlineLimit: 0,
    // One style sheet, which every document holds: no script has to ask for it.
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
  },
})
