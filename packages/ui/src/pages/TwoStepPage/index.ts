export { TwoStepPage } from './TwoStepPage.js'
export type { TwoStepPageProps } from './TwoStepPage.types.js'
