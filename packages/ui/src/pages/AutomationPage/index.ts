export { WorkOnFileButton, workbenchId } from './WorkOnFileButton.js'
export { AutomationPage } from './AutomationPage.js'
export type { AnyAutomationPageProps, AutomationPageProps } from './AutomationPage.types.js'
export * from './named/index.js'
