'use client'
import { PageFrame } from '../../components/PageFrame/index.js'
import { useStrings } from '../../i18n/index.js'
import { communityPageStrings } from './CommunityPage.strings.js'

/** Groups of store owners worth knowing. Stands in the dashboard’s frame. */
export function CommunityPage() {
  const strings = useStrings(communityPageStrings)
  return <PageFrame heading={strings.heading} description={strings.description} />
}
