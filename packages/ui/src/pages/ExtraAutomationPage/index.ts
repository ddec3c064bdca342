export { ExtraAutomationPage } from './ExtraAutomationPage.js'
export type { ExtraAutomationPageProps } from './ExtraAutomationPage.types.js'
