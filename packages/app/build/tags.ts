import type { Language } from '../src/config/preferences.ts'
import { manifestPath } from './manifest.ts'

/** The links to icons and the manifest in every document. */
export const appLinks = [
  // For clients without SVG support; browsers prefer the SVG icon because of its size.
  { rel: 'icon', href: '/favicon.ico', sizes: '48x48' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: manifestPath },
] as const

/** The preview picture of a link. */
export interface PreviewPicture {
  readonly path: string
  readonly width: number
  readonly height: number
  /** Text alternative of the picture. */
  readonly alt: string
}

const size = { width: 1200, height: 630 } as const

/** Pictures in the public folder; `npm run pictures` takes them. */
const pictures: Readonly<{ en: PreviewPicture } & Partial<Record<Language, PreviewPicture>>> = {
  en: {
    ...size,
    path: '/og-en.png',
    alt: 'Dropwatt. One dashboard. All your store automations. A supplier listing passes through the automations and comes out ready for your store.',
  },
  it: {
    ...size,
    path: '/og-it.png',
    alt: 'Dropwatt. Una sola dashboard. Tutte le automazioni del tuo negozio. Un annuncio di un fornitore passa per le automazioni ed esce pronto per il tuo negozio.',
  },
}

/** Returns the preview picture for pages in a language: its own, or the English one. */
export function previewPictureOf(language: Language): PreviewPicture {
  return pictures[language] ?? pictures.en
}
