'use client'
import { PageFrame } from '../../components/PageFrame/index.js'
import { PublicFrame, type PublicFrameOptions } from '../../components/PublicFrame/index.js'
import { trial } from '../../catalogue/trial.js'
import { useStrings } from '../../i18n/index.js'
import { termsPageStrings } from './TermsPage.strings.js'
import { StyledText } from './TermsPage.styles.js'

export type TermsPageProps = PublicFrameOptions

/** Shows the terms of service, marked as a placeholder. */
export function TermsPage(frame: TermsPageProps) {
  const strings = useStrings(termsPageStrings)
  return (
    <PublicFrame {...frame}>
      <PageFrame heading={strings.heading} description={strings.description}>
        <StyledText>
          <section>
            <h2>{strings.trialHeading}</h2>
            <p>{strings.trial(trial.bannerDays)}</p>
          </section>
          <section>
            <h2>{strings.creditsHeading}</h2>
            <p>{strings.credits}</p>
          </section>
          <section>
            <h2>{strings.refundsHeading}</h2>
            <p>{strings.refunds}</p>
          </section>
        </StyledText>
      </PageFrame>
    </PublicFrame>
  )
}
