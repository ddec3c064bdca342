import { defineStrings } from '../../i18n/index.js'

export const priceTableStrings = defineStrings('priceTable', { was: 'Was' })
