import { defineStrings } from '../../i18n/index.js'

export const statCardStrings = defineStrings('statCard', { unknown: 'No value yet' })
