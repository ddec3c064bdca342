export { SiteHeader } from './SiteHeader.js'
export type { SiteHeaderProps } from './SiteHeader.types.js'
