import { defineStrings } from '../i18n/index.js'

/** Labels of the support topics, by value. */
export const supportTopicLabels = defineStrings('supportTopicLabels', {
  billing: 'Billing',
  'tech-issue': 'Technical issue',
  'feature-request': 'Feature request',
  partnership: 'Partnership',
})
