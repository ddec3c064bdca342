'use client'
import { Card } from '../../components/Card/index.js'
import { CopyField } from '../../components/CopyField/index.js'
import { sampleReferralLink } from '../../samples/affiliateSamples.js'
import { useStrings } from '../../i18n/index.js'
import { affiliatePageStrings } from './AffiliatePage.strings.js'
import type { AffiliatePageProps } from './AffiliatePage.types.js'

/** The link to share, with a copy button. */
export function LinkSection({ referralLink }: Pick<AffiliatePageProps, 'referralLink'>) {
  const strings = useStrings(affiliatePageStrings)
  return (
    <Card>
      <CopyField
        label={strings.link}
        hint={referralLink === undefined ? strings.linkSample : undefined}
        value={referralLink ?? sampleReferralLink}
      />
    </Card>
  )
}
