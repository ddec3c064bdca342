'use client'
import { MetricCard } from '../../components/MetricCard/index.js'
import { MetricGrid } from '../../components/MetricGrid/index.js'
import { SampleMark } from '../../components/SampleMark/index.js'
import { sampleAffiliateStats } from '../../samples/affiliateSamples.js'
import { useStrings } from '../../i18n/index.js'
import { AffiliateIcon, ClicksIcon, CustomersIcon, SignUpsIcon } from '../../icons/index.js'
import { affiliatePageStrings } from './AffiliatePage.strings.js'
import type { AffiliatePageProps } from './AffiliatePage.types.js'
import { StyledHead, StyledSection } from './StatsSection.styles.js'
import { useFigures } from './useFigures.js'

/** Statistics of the referral link. */
export function StatsSection({ stats }: Pick<AffiliatePageProps, 'stats'>) {
  const strings = useStrings(affiliatePageStrings)
  const { euro } = useFigures()
  const { clicks, signUps, activeCustomers, commission } = stats ?? sampleAffiliateStats
  return (
    <StyledSection aria-label={strings.stats}>
      <StyledHead>
        <h2>{strings.stats}</h2>
        {stats === undefined ? <SampleMark /> : null}
      </StyledHead>
      <MetricGrid aria-label={strings.stats}>
        <MetricCard title={strings.clicks} value={clicks} icon={ClicksIcon} />
        <MetricCard title={strings.signUps} value={signUps} icon={SignUpsIcon} />
        <MetricCard title={strings.activeCustomers} value={activeCustomers} icon={CustomersIcon} />
        <MetricCard
          title={strings.commission}
          value={commission > 0 ? euro(commission) : 0}
          icon={AffiliateIcon}
        />
      </MetricGrid>
    </StyledSection>
  )
}
