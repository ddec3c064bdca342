import { translate } from '../../i18n/index.js'
import type { mapFieldStrings } from './MapField.strings.js'

export const mapFieldIt = translate<typeof mapFieldStrings>('mapField', {
  newName: (found) => `Nuovo nome per ${found}`,
  unchanged: 'Invariato',
  amount: (found) => `Importo per ${found}`,
  empty: 'vuoto',
  forAll: 'Usa questo per tutti',
  nameForAll: (found) => `Usa questo per tutti: ${found}`,
  similar: (first) => `Simili a ${first}`,
  addRow: 'Aggiungi riga',
  foundName: 'Nome trovato',
  newNameAlone: 'Nuovo nome',
  search: 'Cerca nomi',
  remove: (found) => `Rimuovi ${found}`,
})
