import { skipLinkStrings } from './SkipLink.strings.js'

export const skipLinkIt = skipLinkStrings.translate({ label: 'Vai al contenuto' })
