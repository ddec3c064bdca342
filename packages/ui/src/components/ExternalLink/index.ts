export { DocumentLink } from './DocumentLink.js'
export { ExternalLink } from './ExternalLink.js'
export type { ExternalLinkProps } from './ExternalLink.types.js'
export { safeExternalUrl } from './safeExternalUrl.js'
