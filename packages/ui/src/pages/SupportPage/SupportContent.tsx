'use client'
import { FactList } from '../../components/FactList/index.js'
import { PageFrame } from '../../components/PageFrame/index.js'
import { trial } from '../../data/trial.js'
import { useStrings } from '../../i18n/index.js'
import { AgentIcon, CallIcon, ClockIcon } from '../../icons/index.js'
import { supportPageStrings } from './SupportPage.strings.js'

/** What both support pages show, under the heading of each. */
export function SupportContent({ heading }: { readonly heading: string }) {
  const strings = useStrings(supportPageStrings)
  return (
    <PageFrame heading={heading} description={strings.description}>
      <FactList
        aria-label={strings.highlights}
        facts={[
          { icon: AgentIcon, title: strings.agents, text: strings.agentsText },
          { icon: ClockIcon, title: strings.response, text: strings.responseText },
          {
            icon: CallIcon,
            title: strings.onboarding,
            text: strings.onboardingText(trial.bannerDays),
          },
        ]}
      />
    </PageFrame>
  )
}
