import type { Community } from '../../data/communities.js'

export interface CommunityPageProps {
  /** The communities, in the order in which they are shown. @default made-up ones, marked as samples */
  communities?: readonly Community[]
  /** Where suggestions go. @default a made-up address */
  suggestionAddress?: string
}
