import { defineStrings } from '../../i18n/index.js'

export const externalLinkStrings = defineStrings('externalLink', {
  newTab: '(opens in a new tab)',
})
