import { translate } from '../../i18n/index.js'
import type { cellDrawerStrings } from './CellDrawer.strings.js'

export const cellDrawerIt = translate<typeof cellDrawerStrings>('cellDrawer', {
  place: (name, row) => `${name}, riga ${row}`,
  value: 'Valore',
  before: 'Valore precedente',
  after: 'Nuovo valore',
  empty: 'vuoto',
  notes: 'Note',
  excluded: 'Esclusa',
  conflict: 'Conflitto',
  exclude: 'Escludi',
  include: 'Includi',
})
