import { communityPageStrings } from './CommunityPage.strings.js'

export const communityPageIt = communityPageStrings.translate({
  heading: 'Top community e-commerce',
  description: 'Una selezione di community per chi vende online.',
})
