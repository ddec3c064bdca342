import type { supportTopicLabels } from './topics.strings.js'

/** Topic of a message to support. */
export type SupportTopic = keyof (typeof supportTopicLabels)['en']

/** The topics, in display order. */
export const supportTopics = [
  'billing',
  'tech-issue',
  'feature-request',
  'partnership',
] as const satisfies readonly SupportTopic[]
