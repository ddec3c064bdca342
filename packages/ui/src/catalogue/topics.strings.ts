import { defineStrings } from '../i18n/index.js'

/** Names of what a message to support can be about, by value. */
export const supportTopicLabels = defineStrings('supportTopicLabels', {
  billing: 'Billing',
  'tech-issue': 'Technical issue',
  'feature-request': 'Feature request',
  partnership: 'Partnership',
})
