'use client'
import { PageFrame } from '../../components/PageFrame/index.js'
import { affiliateTerms } from '../../catalogue/affiliate.js'
import { useStrings } from '../../i18n/index.js'
import { affiliatePageStrings } from './AffiliatePage.strings.js'
import { StyledColumns } from './AffiliatePage.styles.js'
import type { AffiliatePageProps } from './AffiliatePage.types.js'
import { HowSection } from './HowSection.js'
import { LinkSection } from './LinkSection.js'
import { PayoutSection } from './PayoutSection.js'
import { ResourcesSection } from './ResourcesSection.js'
import { StatsSection } from './StatsSection.js'
import { useFigures } from './useFigures.js'

/** Shows the affiliate program. Render it inside the dashboard's frame. */
export function AffiliatePage({ referralLink, stats, onResource }: AffiliatePageProps) {
  const strings = useStrings(affiliatePageStrings)
  const { percent } = useFigures()
  return (
    <PageFrame
      heading={strings.heading}
      description={strings.description(percent(affiliateTerms.commission))}
    >
      <HowSection />
      <LinkSection referralLink={referralLink} />
      <StatsSection stats={stats} />
      <StyledColumns>
        <PayoutSection />
        <ResourcesSection onResource={onResource} />
      </StyledColumns>
    </PageFrame>
  )
}
