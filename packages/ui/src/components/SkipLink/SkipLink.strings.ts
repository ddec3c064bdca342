import { defineStrings } from '../../i18n/index.js'

export const skipLinkStrings = defineStrings('skipLink', { label: 'Skip to content' })
