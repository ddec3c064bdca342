import type { ScopeField } from './fields.ts'
import type { FieldTexts, Translation } from './texts.ts'

/** The last option of each automation that works on product exports. */
export const scopeField = { kind: 'scope', key: 'scope', default: [] } as const satisfies ScopeField

export const scopeTexts = {
  label: 'Which products',
  help: 'Only these products are included.',
} satisfies FieldTexts

export const scopeIt: Translation<typeof scopeTexts> = {
  label: 'Quali prodotti',
  help: 'Sono inclusi solo questi prodotti.',
}

/** Why nothing changes, for every automation with a scope. */
export const scopeReasons = { 'no-products': 'No product passes the filters.' }

export const scopeReasonsIt: Translation<typeof scopeReasons> = {
  'no-products': 'Nessun prodotto passa i filtri.',
}
