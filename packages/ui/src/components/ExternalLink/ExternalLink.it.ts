import { translate } from '../../i18n/index.js'
import type { externalLinkStrings } from './ExternalLink.strings.js'

export const externalLinkIt = translate<typeof externalLinkStrings>('externalLink', {
  newTab: '(si apre in una nuova scheda)',
})
