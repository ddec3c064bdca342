export const automationLanguages = ['en-us', 'en-gb', 'it', 'es'] as const
/** A language that the automations can write. */
export type AutomationLanguage = (typeof automationLanguages)[number]

/** What every automation starts with. */
export interface AutomationDefaults {
  readonly language: AutomationLanguage
  /** Percent off the price, 0 to 100. */
  readonly discount: number
  readonly skipOutOfStock: boolean
}

/** What a person can be told about, by topic, in the order in which it is shown. */
export const notificationTopics = [
  { topic: 'jobs', notifications: ['jobDone', 'jobFailed'] },
  { topic: 'billing', notifications: ['usageAlert', 'renewal'] },
  { topic: 'updates', notifications: ['weekly', 'news'] },
] as const
/** One thing that a person can be told about. */
export type NotificationId = (typeof notificationTopics)[number]['notifications'][number]

/** Percent of the quota at which an alert is sent, until it is changed. */
export const defaultUsageAlert = 80

export const defaultAutomationDefaults: AutomationDefaults = {
  language: 'en-us',
  discount: 10,
  skipOutOfStock: true,
}
