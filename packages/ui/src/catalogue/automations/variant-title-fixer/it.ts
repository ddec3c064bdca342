import type { Translation } from '../../types.js'
import type { strings } from './strings.js'

export const it: Translation<typeof strings> = {
  label: 'Correzione titoli varianti',
  description: 'Rinomina le varianti in blocco, così ogni titolo parla con la tua voce.',
  caption: 'Tre varianti con i nomi del fornitore, e le stesse con nomi ordinati.',
  facts: {
    variants: 'Varianti rinominate in blocco',
    variantsText: 'Un solo avvio per tutte le varianti che selezioni.',
  },
  words: {
    firstVariant: 'Variante 1',
    secondVariant: 'Variante 2',
    thirdVariant: 'Variante 3',
    firstSupplied: 'SABBIA-M #02',
    secondSupplied: 'sabbia L (EU)',
    thirdSupplied: 'A-88 Sabbiato XL',
  },
}
