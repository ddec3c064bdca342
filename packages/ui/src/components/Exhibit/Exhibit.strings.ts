import { defineStrings } from '../../i18n/index.js'

export const exhibitStrings = defineStrings('exhibit', { example: 'Example' })
