export { HelpCenterPage, type HelpCenterPageProps } from './HelpCenterPage.js'
export { SupportPage } from './SupportPage.js'
export type { SupportPageProps, SupportTicket } from './SupportPage.types.js'
