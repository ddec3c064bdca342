import { defineStrings } from '../../i18n/index.js'

export const communityPageStrings = defineStrings('communityPage', {
  heading: 'Top E-Com Community',
  description: 'A curated list of communities for people who sell online.',
})
