import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { createServer } from 'vite'
import { styledComponentsTransform } from '../../../scripts/styled-components.ts'

const root = resolve(import.meta.dirname, '..')

/**
 * Runs a module of the app that Node cannot run itself, as it holds markup.
 *
 * @param path from the folder of the app
 */
export async function loadModule<Module>(path: string): Promise<Module> {
  const vite = await createServer({
    root,
    configFile: false,
    appType: 'custom',
    logLevel: 'warn',
    oxc: styledComponentsTransform,
    plugins: [react()],
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  })
  try {
    return (await vite.ssrLoadModule(`/${path}`)) as Module
  } finally {
    await vite.close()
  }
}
