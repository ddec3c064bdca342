import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '../src/config/preferences.ts'
import { manifestPath } from './manifest.ts'

/** The links to icons and the manifest in every document. */
export const appLinks = [
  // For clients without SVG support; browsers prefer the SVG icon because of its size.
  { rel: 'icon', href: '/favicon.ico', sizes: '48x48' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: manifestPath },
] as const

/** The size of preview pictures, in pixels. */
const size = { width: 1200, height: 630 } as const

/** Returns the preview picture for pages in a language: its own, or the English one. */
export function previewPictureOf(language: Language) {
  const own = `/og-${language}.png`
  const isThere = existsSync(join(import.meta.dirname, '../public', own))
  return { ...size, path: isThere ? own : '/og-en.png' }
}
