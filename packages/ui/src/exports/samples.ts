export { sampleAffiliateStats, sampleReferralLink } from '../samples/affiliateSamples.js'
export { sampleSuggestionAddress, useSampleCommunities } from '../samples/communities.js'
export type { JobState } from '../samples/jobs.js'
export { sampleQuota } from '../samples/quota.js'
export {
  sampleApiKeys,
  sampleAutomationUsage,
  sampleBrandKit,
  sampleCard,
  sampleMembers,
  sampleNotifications,
  samplePlan,
  samplePlanUsage,
  sampleProfile,
  sampleStore,
  sampleWebhooks,
} from '../samples/settingsSamples.js'
export { jobTickInterval, tickJobs } from '../samples/tickJobs.js'
export { useMetrics } from '../samples/useOverview.js'
export { useSampleJobs, type SampleJobsOptions } from '../samples/useSampleJobs.js'
