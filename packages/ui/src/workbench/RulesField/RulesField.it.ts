import { translate } from '../../i18n/index.js'
import type { rulesFieldStrings } from './RulesField.strings.js'

export const rulesFieldIt = translate<typeof rulesFieldStrings>('rulesField', {
  rule: (number) => `Regola ${number}`,
  when: 'Quando',
  contains: 'Contiene',
  type: 'Tipo',
  vendor: 'Fornitore',
  price: 'Fascia di prezzo',
  option: 'Opzione',
  'on-sale': 'In offerta',
  margin: 'Margine',
  text: 'Testo',
  optionName: 'Nome dell’opzione',
  optionValue: 'Valore dell’opzione',
  tag: 'Tag',
  addRule: 'Aggiungi regola',
  moveUp: (rule) => `Sposta su: ${rule}`,
  moveDown: (rule) => `Sposta giù: ${rule}`,
  remove: (rule) => `Rimuovi ${rule}`,
  moved: (rule, place, count) => `${rule}: ora ${place} di ${count}.`,
  isFirst: 'È la prima regola.',
  isLast: 'È l’ultima regola.',
})
