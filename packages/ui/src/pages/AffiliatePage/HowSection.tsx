'use client'
import { Card } from '../../components/Card/index.js'
import { Steps } from '../../components/Steps/index.js'
import { affiliateTerms } from '../../catalogue/affiliate.js'
import { useStrings } from '../../i18n/index.js'
import { affiliatePageStrings } from './AffiliatePage.strings.js'
import { useFigures } from './useFigures.js'

/** From a shared link to a commission, in three steps. */
export function HowSection() {
  const strings = useStrings(affiliatePageStrings)
  const { days, percent } = useFigures()
  return (
    <Card heading={strings.how}>
      <Steps
        aria-label={strings.how}
        steps={[
          { title: strings.share, text: strings.shareText },
          { title: strings.join, text: strings.joinText(days(affiliateTerms.cookieDays)) },
          { title: strings.earn, text: strings.earnText(percent(affiliateTerms.commission)) },
        ]}
      />
    </Card>
  )
}
