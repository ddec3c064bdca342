import { createHash } from 'node:crypto'
import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type Manifest } from 'vite'
import { buildTarget } from '@dropwatt/tooling/supported-browsers'
import { languages, prefixes, type Language } from '../src/config/languages.ts'
import { paths } from '../src/paths.ts'
import { memberFolders } from '../src/routes/pathLists.ts'
import type { Build, KnownPages } from '../worker/build.types.ts'

const source = join(import.meta.dirname, '../worker/worker.ts')

/** Letters that neither English nor Italian has; they are kept when a page has used them. */
const furtherLetters = /-latin(?:-ext)?-/

/** Tells the address of the page that stands in, in a language, for one that cannot be loaded. */
export function offlineAddress(language: Language): string {
  return `${prefixes[language]}/offline`
}

/** What the worker has to know of the pages. */
export const knownPages: KnownPages = {
  shell: paths.dashboard,
  memberFolders,
  offlinePages: languages
    .map((language) => ({
      prefix: prefixes[language],
      address: offlineAddress(language),
    }))
    .toSorted((one, other) => other.prefix.length - one.prefix.length),
}

/** Bundles the service worker of a finished build, which keeps the code and the fonts of the app. */
export async function writeServiceWorker(distDir: string, manifest: Manifest): Promise<void> {
  const files = Object.values(manifest).map(({ file }) => file)
  const assets = [...new Set(files)].filter((file) => !furtherLetters.test(file)).toSorted()
  const described: Build = {
    version: await versionOf(distDir, assets),
    assets: assets.map((file) => `/${file}`),
    pages: knownPages,
  }
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { BUILD: JSON.stringify(described) },
    build: {
      target: buildTarget,
      outDir: distDir,
      emptyOutDir: false,
      modulePreload: false,
      rolldownOptions: { input: source, output: { format: 'iife', entryFileNames: 'sw.js' } },
    },
  })
}

/** The names of assets follow from their content; documents keep their names. */
async function versionOf(distDir: string, assets: readonly string[]): Promise<string> {
  const hash = createHash('sha256').update(assets.join('\n'))
  const documents: string[] = []
  for await (const file of glob('**/*.html', { cwd: distDir })) documents.push(file)
  for (const file of documents.toSorted()) hash.update(await readFile(join(distDir, file)))
  return hash.digest('hex').slice(0, 12)
}
