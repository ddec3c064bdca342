export { affiliateTerms, type AffiliateResource, type AffiliateStats } from './affiliate.js'
export {
  automationGroups,
  automations,
  findAutomation,
  type Automation,
  type AutomationGroup,
  type AutomationSlug,
} from './automations.js'
export { communitySuggestionAddress, useSampleCommunities, type Community } from './communities.js'
export { faqIds, useFaq, type FaqEntry, type FaqId } from './faq.js'
export { languages, type Language } from './languages.js'
export { claims } from './claims.js'
export { plans, usePlans, type Plan, type PlanId, type PlanProducts } from './plans.js'
export { settingsPages, type SettingsSlug } from './settings.js'
export {
  useAutomationText,
  useSettingsText,
  type AutomationText,
  type SettingsText,
} from './texts.js'
export { trial } from './trial.js'
export { supportTopics, type SupportTopic } from './topics.js'
export { checklistSteps, type ChecklistStep } from './checklist.js'
export type { Job, JobState, JobStatus } from './jobs.js'
export type { Metric } from './metrics.js'
export { sampleQuota, type Quota } from './quota.js'
export { jobTickInterval, tickJobs } from './tickJobs.js'
export { useChecklist, useMetrics } from './useOverview.js'
export { useSampleJobs, type SampleJobsOptions } from './useSampleJobs.js'
