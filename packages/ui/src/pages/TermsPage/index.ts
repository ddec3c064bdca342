export { TermsPage, type TermsPageProps } from './TermsPage.js'
