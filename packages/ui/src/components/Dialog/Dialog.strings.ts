import { defineStrings } from '../../i18n/index.js'

export const dialogStrings = defineStrings('dialog', { close: 'Close' })
