import type { Language } from '../../src/config/preferences.ts'

/** The texts of the link preview; each is also on the landing page. */
export interface CardWords {
  readonly eyebrow: string
  /** The headline, line by line, without its full stop. */
  readonly headline: readonly string[]
  readonly supplier: string
  readonly store: string
  readonly removeBackground: string
  readonly compress: string
  readonly copy: string
  readonly supplierTitle: string
  readonly storeTitle: string
  readonly supplierPrice: string
  readonly storePrice: string
  readonly earlierPrice: string
}

const supplierTitle = '2024 HOT Tshirt Men Loose Cotton Top A-88#'

export const cardWords: Readonly<Record<Language, CardWords>> = {
  en: {
    eyebrow: 'For dropshipping store owners',
    headline: ['One dashboard.', 'All your store', 'automations'],
    supplier: 'Supplier listing',
    store: 'Your store',
    removeBackground: 'Remove Background',
    compress: 'Compress',
    copy: 'AI Copy',
    supplierTitle,
    storeTitle: 'Heavyweight cotton tee',
    supplierPrice: '$11.40',
    storePrice: '€24.90',
    earlierPrice: '€34.90',
  },
  it: {
    eyebrow: 'Per chi ha un negozio in dropshipping',
    headline: ['Una sola dashboard.', 'Tutte le automazioni', 'del tuo negozio'],
    supplier: 'Dal fornitore',
    store: 'Nel tuo negozio',
    removeBackground: 'Rimozione sfondo',
    compress: 'Compressione',
    copy: 'Testi IA',
    supplierTitle,
    storeTitle: 'T-shirt in cotone pesante',
    supplierPrice: '11,40\u00A0USD',
    storePrice: '24,90\u00A0€',
    earlierPrice: '34,90\u00A0€',
  },
}
