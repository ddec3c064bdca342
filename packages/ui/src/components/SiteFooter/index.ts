export { SiteFooter } from './SiteFooter.js'
export type * from './SiteFooter.types.js'
