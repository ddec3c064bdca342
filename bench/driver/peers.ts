import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { InlineConfig, PluginOption } from 'vite'
import { command, root } from '../../scripts/commands.ts'

/** The project of its own that holds the libraries to measure against. */
export const peersFolder = join(root, 'bench/ui')

/** Loads what the project of the libraries has installed. */
export const fromPeers = createRequire(join(peersFolder, 'package.json'))

/** Installs what is measured against, from its lockfile. */
export async function installPeers(): Promise<void> {
  const runner = await readFile(join(root, 'scripts/run.mjs'), 'utf8')
  const pnpm = /'(pnpm@[\d.]+)'/.exec(runner)?.[1] ?? 'pnpm'
  const { code, output } = await command(
    'npx',
    ['--yes', pnpm, 'install', '--frozen-lockfile', '--reporter', 'silent'],
    { cwd: 'bench/ui', captured: true },
  )
  if (code !== 0) throw new Error(`The libraries to measure against cannot be had.\n${output}`)
}

/** Reads the version in use of a package that is measured against. */
export async function versionOf(name: string): Promise<string> {
  const file = join(peersFolder, 'node_modules', name, 'package.json')
  return (JSON.parse(await readFile(file, 'utf8')) as { version: string }).version
}

/** Points the names of our package at what is published: the modules in `dist`, and the style sheets. */
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
  const path = fromPeers.resolve('@tailwindcss/vite')
  const { default: plugin } = (await import(pathToFileURL(path).href)) as {
    default: () => PluginOption
  }
  return plugin()
}

/** How an app of any of the libraries is built for production: the same for all. */
export async function production(): Promise<InlineConfig> {
  return {
    configFile: false,
    envFile: false,
    publicDir: false,
    root: peersFolder,
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
