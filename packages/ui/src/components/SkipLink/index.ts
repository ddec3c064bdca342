export { contentId, SkipLink, type SkipLinkProps } from './SkipLink.js'
