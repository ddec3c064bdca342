export { HelpCenterPage } from './HelpCenterPage.js'
export { SupportPage } from './SupportPage.js'
