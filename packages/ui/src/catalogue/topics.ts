import type { supportTopicLabels } from './topics.strings.js'

/** What a message to support is about. */
export type SupportTopic = keyof (typeof supportTopicLabels)['en']

/** The topics, in the order in which they are offered. */
export const supportTopics = [
  'billing',
  'tech-issue',
  'feature-request',
  'partnership',
] as const satisfies readonly SupportTopic[]
