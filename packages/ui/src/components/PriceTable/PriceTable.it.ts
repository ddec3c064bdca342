import { priceTableStrings } from './PriceTable.strings.js'

export const priceTableIt = priceTableStrings.translate({ was: 'Prima' })
