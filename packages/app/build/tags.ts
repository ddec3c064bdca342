import type { Language } from '../src/config/preferences.ts'
import { manifestPath } from './manifest.ts'
import { cardSize } from './pictures/size.ts'

/** The links of every document to what an installed app is made of. */
export const appLinks = [
  // For what reads no SVG; browsers that do prefer it to one of a fixed size.
  { rel: 'icon', href: '/favicon.ico', sizes: '48x48' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: manifestPath },
] as const

/** The picture that other sites show beside a link to a page in one language. */
export interface CardPicture {
  readonly path: string
  readonly width: number
  readonly height: number
  /** What is to be seen, for those who do not see it. */
  readonly alt: string
}

export const cardPictures: Readonly<Record<Language, CardPicture>> = {
  en: {
    ...cardSize,
    path: '/og-en.png',
    alt: 'Dropwatt. One dashboard. All your store automations. A supplier listing passes through the automations and comes out ready for your store.',
  },
  it: {
    ...cardSize,
    path: '/og-it.png',
    alt: 'Dropwatt. Una sola dashboard. Tutte le automazioni del tuo negozio. Un annuncio di un fornitore passa per le automazioni ed esce pronto per il tuo negozio.',
  },
}
