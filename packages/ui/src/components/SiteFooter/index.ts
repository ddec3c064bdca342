export { SiteFooter } from './SiteFooter.js'
export type {
  ContactChannel,
  ContactProps,
  SiteFooterProps,
  SocialNetwork,
} from './SiteFooter.types.js'
