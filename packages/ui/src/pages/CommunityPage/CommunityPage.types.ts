import type { Community } from '../../data/communities.js'

export interface CommunityPageProps {
  /** The communities, in the order in which they are shown. @default samples, marked as such */
  communities?: readonly Community[]
  /** Email address for suggestions. @default a sample address */
  suggestionAddress?: string
}
