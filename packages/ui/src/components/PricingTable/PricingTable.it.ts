import { translate } from '../../i18n/index.js'
import type { pricingTableStrings } from './PricingTable.strings.js'

export const pricingTableIt = translate<typeof pricingTableStrings>('pricingTable', {
  perMonth: 'al mese',
  was: 'Prima costava',
  off: (percent) => `sconto del ${percent}`,
  products: (count) => `${count} prodotti`,
  each: (price) => `da ${price} l’uno`,
  unlimited: 'Importazioni illimitate',
  oneByOne: 'una a una',
  cell: (count) => `Ogni blocco vale ${count} prodotti`,
  trial: (days) => `${days} giorni di prova gratuita`,
})
