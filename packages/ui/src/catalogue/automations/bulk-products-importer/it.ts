import type { Translation } from '../../types.js'
import type { strings } from './strings.js'

export const it: Translation<typeof strings> = {
  label: 'Importazione in blocco',
  description: 'Importa in blocco oltre 500 prodotti dal negozio di un concorrente.',
  caption: 'I link di tre prodotti, e le schede importate.',
}
