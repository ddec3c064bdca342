import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { InlineConfig, PluginOption } from 'vite'
import { root } from '../../scripts/commands.ts'
import { benchProject } from './projects.ts'

/** The libraries to measure against. */
export const peers = benchProject('ui')

/** Resolves our package to its published files: the modules in `dist`, and the style sheets. */
async function ourAliases(): Promise<{ find: RegExp; replacement: string }[]> {
  const folder = join(root, 'packages/ui')
  const { name, publishConfig } = JSON.parse(
    await readFile(join(folder, 'package.json'), 'utf8'),
  ) as { name: string; publishConfig: { exports: Record<string, string | { default: string }> } }
  return Object.entries(publishConfig.exports).map(([entry, target]) => ({
    find: new RegExp(`^${name}${entry.slice(1)}$`),
    replacement: join(folder, typeof target === 'string' ? target : target.default),
  }))
}

async function tailwind(): Promise<PluginOption> {
  const { default: plugin } = (await peers.import('@tailwindcss/vite')) as {
    default: () => PluginOption
  }
  return plugin()
}

/** The production build config, the same for all libraries. */
export async function production(): Promise<InlineConfig> {
  return {
    configFile: false,
    envFile: false,
    publicDir: false,
    root: peers.folder,
    logLevel: 'error',
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: {
      alias: await ourAliases(),
      dedupe: ['react', 'react-dom', 'styled-components'],
    },
    plugins: [await tailwind()],
    build: {
      write: false,
      target: 'es2022',
      cssCodeSplit: false,
      modulePreload: false,
      reportCompressedSize: false,
    },
  }
}
