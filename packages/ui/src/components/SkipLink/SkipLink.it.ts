import { translate } from '../../i18n/index.js'
import type { skipLinkStrings } from './SkipLink.strings.js'

export const skipLinkIt = translate<typeof skipLinkStrings>('skipLink', {
  label: 'Vai al contenuto',
})
