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

/** Fonts with letters beyond English and Italian; they are cached when a page first uses them. */
const furtherLetters = /-latin(?:-ext)?-/

/** Rarely needed files, cached at first use. The others are the pictures of the guide. */
const rarelyUsed = /openModel-|\/guide-/

/** Returns the address of the offline page in a language. */
export function offlineAddress(language: Language): string {
  return `${prefixes[language]}/offline`
}

/** The addresses that the service worker needs; longer prefixes come first. */
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

/** Bundles the service worker of a finished build, with the list of assets that it caches. */
export async function writeServiceWorker(distDir: string, manifest: Manifest): Promise<void> {
  const files = Object.values(manifest).map(({ file }) => file)
  // The manifest lacks the workers of the app.
  for await (const script of glob('assets/*.js', { cwd: distDir })) files.push(script)
  const assets = [...new Set(files)]
    .filter((file) => !furtherLetters.test(file) && !rarelyUsed.test(file))
    .toSorted()
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

/** Returns a hash of the asset names, which contain hashes themselves, and of the documents. */
async function versionOf(distDir: string, assets: readonly string[]): Promise<string> {
  const hash = createHash('sha256').update(assets.join('\n'))
  const documents: string[] = []
  for await (const file of glob('**/*.html', { cwd: distDir })) documents.push(file)
  for (const file of documents.toSorted()) hash.update(await readFile(join(distDir, file)))
  return hash.digest('hex').slice(0, 12)
}
