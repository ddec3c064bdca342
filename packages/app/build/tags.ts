import type { Language } from '../src/config/preferences.ts'
import { manifestPath } from './manifest.ts'
import { cardSize } from './pictures/card.ts'

/** The links of every document to its icons and its manifest. */
export const iconLinks = [
  { rel: 'icon', href: '/favicon.ico', sizes: '48x48' },
  { rel: 'icon', href: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
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
    path: '/card-en.png',
    alt: 'Dropwatt. One dashboard. All your store automations. A supplier listing passes through the automations and comes out ready for your store.',
  },
  it: {
    ...cardSize,
    path: '/card-it.png',
    alt: 'Dropwatt. Una sola dashboard. Tutte le automazioni del tuo negozio. Un annuncio di un fornitore passa per le automazioni ed esce pronto per il tuo negozio.',
  },
}
