import { samplePlan } from './settingsSamples.js'

/** How much of a plan is used. */
export interface Quota {
  /** Percent, 0 to 100. */
  readonly used: number
  /** Name of the plan. */
  readonly plan: string
}

export const sampleQuota: Quota = { used: 45, plan: samplePlan.name }
