import { externalLinkStrings } from './ExternalLink.strings.js'

export const externalLinkIt = externalLinkStrings.translate({
  newTab: '(si apre in una nuova scheda)',
})
