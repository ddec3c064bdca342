import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { styledComponentIds } from '@dropwatt/tooling/styled-components'
import { buildTarget } from '@dropwatt/tooling/supported-browsers'
import { fewBytes } from './build/bytes.ts'
import { readEnvironment } from './server/environment.ts'
import { exitWith } from './server/failure.ts'
import { parseConfig, type Project } from './src/config/env.ts'
import { localBackend, pageConfig, preferencesScript } from './vite.plugins.ts'

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
  // Vite reads no .env files: the environment is read above, by the rules of the server.
  envDir: false,
  plugins: [
    styledComponentIds(),
    react(),
    fewBytes(),
    pageConfig(project),
    project ? undefined : localBackend(env),
    preferencesScript(),
  ],
  build: {
    target: buildTarget,
    // The Content-Security-Policy forbids fonts in data: URLs.
    assetsInlineLimit: 0,
    // One style sheet, which is in every document, so that no script has to load it.
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
  },
  worker: { format: 'es' },
})
