import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { directions, type Language } from '../src/config/languages.ts'
import { automationPath, paths, type AutomationSlug } from '../src/paths.ts'
import { en } from '../src/texts/en.ts'

/** Address of the web app manifest. */
export const manifestPath = '/manifest.webmanifest'

/** The icons of the installed app; the system crops the maskable one to its own shape. */
const icons = [
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
  { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
] as const

/** The shortcuts in the context menu of the installed app's icon. */
const shortcuts: readonly (readonly [name: string, slug: AutomationSlug])[] = [
  ['AI Copy Optimizer', 'ai-copy-optimizer'],
  ['Remove Background', 'remove-background'],
  ['Mass Compare-at-Price', 'mass-compare-price'],
  ['Bulk Products Importer', 'bulk-products-importer'],
]

/** There is one manifest for all languages, as the dashboard has the same address in each. */
const language: Language = 'en'

/**
 * Returns the web app manifest, in English.
 *
 * @param background colour in which the app opens
 */
export function makeManifest(brand: string, background: string) {
  return {
    id: paths.home,
    name: brand,
    short_name: brand,
    description: en.titles.home,
    lang: language,
    dir: directions[language],
    start_url: paths.dashboard,
    scope: paths.home,
    display: 'standalone',
    theme_color: background,
    background_color: background,
    categories: ['business', 'productivity', 'shopping'],
    icons,
    shortcuts: shortcuts.map(([name, slug]) => ({ name, url: automationPath(slug) })),
  }
}

/** Writes the manifest into the build. */
export async function writeManifest(
  distDir: string,
  brand: string,
  background: string,
): Promise<void> {
  const text = JSON.stringify(makeManifest(brand, background), null, 2)
  await writeFile(join(distDir, manifestPath), `${text}\n`)
}
