export type { AffiliateResource } from './affiliate.js'
export {
  automations,
  extraAutomations,
  findAutomation,
  type Automation,
  type ExtraAutomation,
} from './automations.js'
export { checklistSteps, type ChecklistStep } from './checklist.js'
export { claims } from './claims.js'
export { plans, usePlans, type Plan, type PlanId, type PlanProducts } from './plans.js'
export {
  automationGroups,
  type AnyAutomationSlug,
  type AutomationGroup,
  type AutomationSlug,
  type ExtraAutomationSlug,
} from './slugs.js'
export { supportTopics, type SupportTopic } from './topics.js'
export { trial } from './trial.js'
export { useAutomationLabels, useAutomationText, type AutomationText } from './useAutomationText.js'
export { useChecklist } from './useChecklist.js'
