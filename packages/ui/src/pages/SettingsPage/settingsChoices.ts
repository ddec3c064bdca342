export const automationLanguages = ['en-us', 'en-gb', 'it', 'es'] as const
/** A language in which the automations can write. */
export type AutomationLanguage = (typeof automationLanguages)[number]

/** Default settings of the automations. */
export interface AutomationDefaults {
  readonly language: AutomationLanguage
  /** Percentage off the price, 0 to 100. */
  readonly discount: number
  readonly skipOutOfStock: boolean
}

/** The notifications by topic, in display order. */
export const notificationTopics = [
  { topic: 'jobs', notifications: ['jobDone', 'jobFailed'] },
  { topic: 'billing', notifications: ['usageAlert', 'renewal'] },
  { topic: 'updates', notifications: ['weekly', 'news'] },
] as const
/** Id of a notification. */
export type NotificationId = (typeof notificationTopics)[number]['notifications'][number]

/** Default percentage of the quota at which an alert is sent. */
export const defaultUsageAlert = 80

export const defaultAutomationDefaults: AutomationDefaults = {
  language: 'en-us',
  discount: 10,
  skipOutOfStock: true,
}
