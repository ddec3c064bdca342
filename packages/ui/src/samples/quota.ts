import type { Quota } from '../pages/DashboardOverviewPage/DashboardOverviewPage.types.js'
import { samplePlan } from './settingsSamples.js'

export const sampleQuota: Quota = { used: 45, plan: samplePlan.name }
