'use client'
import { FactList } from '../../components/FactList/index.js'
import { trial } from '../../catalogue/trial.js'
import { useStrings } from '../../i18n/index.js'
import { AgentIcon, CallIcon, ClockIcon } from '../../icons/index.js'
import { supportPageStrings } from './SupportPage.strings.js'

/** Shows the people, response time and onboarding call of support. */
export function HighlightsSection() {
  const strings = useStrings(supportPageStrings)
  return (
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
  )
}
