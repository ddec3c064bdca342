export { ExternalLink } from './ExternalLink.js'
export { externalLinkStrings } from './ExternalLink.strings.js'
export type { ExternalLinkProps } from './ExternalLink.types.js'
export { safeExternalUrl } from './safeExternalUrl.js'
