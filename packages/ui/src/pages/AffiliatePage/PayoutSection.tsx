'use client'
import { Card } from '../../components/Card/index.js'
import { affiliateTerms } from '../../catalogue/affiliate.js'
import { useStrings } from '../../i18n/index.js'
import { payoutStrings } from './AffiliatePage.strings.js'
import { StyledTerms } from './PayoutSection.styles.js'
import { useFigures } from './useFigures.js'

/** Shows the amount, schedule and terms of payouts. */
export function PayoutSection() {
  const strings = useStrings(payoutStrings)
  const { days, euro, percent } = useFigures()
  const terms = [
    [strings.commission, strings.commissionText(percent(affiliateTerms.commission))],
    [strings.payout, strings.payoutText],
    [strings.minimum, euro(affiliateTerms.minimumPayout)],
    [strings.cookie, days(affiliateTerms.cookieDays)],
    [strings.self, strings.selfText],
  ] as const

  return (
    <Card heading={strings.heading} flush>
      <StyledTerms>
        {terms.map(([term, details]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{details}</dd>
          </div>
        ))}
      </StyledTerms>
    </Card>
  )
}
