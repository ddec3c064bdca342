'use client'
import { PageFrame } from '../../components/PageFrame/index.js'
import { sampleSuggestionAddress, useSampleCommunities } from '../../samples/communities.js'
import { useStrings } from '../../i18n/index.js'
import { CommunitiesSection } from './CommunitiesSection.js'
import { communityPageStrings } from './CommunityPage.strings.js'
import type { CommunityPageProps } from './CommunityPage.types.js'
import { CriteriaSection } from './CriteriaSection.js'
import { SuggestSection } from './SuggestSection.js'

/** Shows a curated list of communities. Render it inside the dashboard's frame. */
export function CommunityPage({
  communities,
  suggestionAddress = sampleSuggestionAddress,
}: CommunityPageProps) {
  const strings = useStrings(communityPageStrings)
  const samples = useSampleCommunities()
  const isSample = communities === undefined
  return (
    <PageFrame
      heading={strings.heading}
      description={isSample ? `${strings.description} ${strings.examples}` : strings.description}
      sample={isSample}
    >
      <CommunitiesSection communities={communities ?? samples} />
      <CriteriaSection />
      <SuggestSection address={suggestionAddress} />
    </PageFrame>
  )
}
