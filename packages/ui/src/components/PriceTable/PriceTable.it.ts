import { translate } from '../../i18n/index.js'
import type { priceTableStrings } from './PriceTable.strings.js'

export const priceTableIt = translate<typeof priceTableStrings>('priceTable', { was: 'Prima' })
