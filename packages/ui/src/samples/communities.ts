import { useStrings } from '../i18n/index.js'
import type { Community } from '../pages/CommunityPage/CommunityPage.types.js'
import { communityCtas, communityFeatures } from './communities.strings.js'

/** Id of a sample community. */
type CommunityId = keyof (typeof communityFeatures)['en']

interface CommunitySample extends Omit<Community, 'feature' | 'cta'> {
  readonly id: CommunityId
}

/** The sample communities, in display order. */
const samples: readonly CommunitySample[] = [
  {
    id: 'late-shift',
    name: 'Late Shift Sellers',
    platform: 'Discord',
    members: 1840,
    url: 'https://example.com/groups/late-shift',
    variant: 'outline',
  },
  {
    id: 'margin-room',
    name: 'The Margin Room',
    platform: 'Slack',
    members: 620,
    url: 'https://example.com/groups/margin-room',
    variant: 'outline',
  },
  {
    id: 'supplier-notes',
    name: 'Supplier Notes',
    platform: 'Forum',
    members: 3150,
    url: 'https://example.com/groups/supplier-notes',
    variant: 'outline',
  },
  {
    id: 'print-circle',
    name: 'Print Circle',
    platform: 'Facebook',
    members: 2275,
    url: 'https://example.com/groups/print-circle',
    variant: 'outline',
  },
  {
    id: 'agency-desk',
    name: 'Agency Desk',
    platform: 'LinkedIn',
    members: 980,
    url: 'https://example.com/groups/agency-desk',
    variant: 'outline',
  },
  {
    id: 'negozio-aperto',
    name: 'Negozio Aperto',
    platform: 'Telegram',
    members: 1430,
    url: 'https://example.com/groups/negozio-aperto',
    variant: 'outline',
  },
]

/** Sample email address for suggesting a community. */
export const sampleSuggestionAddress = 'community@example.com'

/** Returns the sample communities in the current language. */
export function useSampleCommunities(): readonly Community[] {
  const features = useStrings(communityFeatures)
  const ctas = useStrings(communityCtas)
  return samples.map((sample) =>
    Object.assign({ feature: features[sample.id], cta: ctas[sample.id] }, sample),
  )
}
