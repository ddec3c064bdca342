'use client'
import { PricingTable } from '../../components/PricingTable/index.js'
import { Section } from '../../components/Section/index.js'
import { usePlans } from '../../catalogue/plans.js'
import { trial } from '../../catalogue/trial.js'
import { useStrings } from '../../i18n/index.js'
import { InfoIcon, RenewIcon } from '../../icons/index.js'
import { pricingStrings } from './PricingSection.strings.js'

/** The plans and their prices. */
export function PricingSection() {
  const strings = useStrings(pricingStrings)
  return (
    <Section id="pricing" heading={strings.heading} lede={strings.lede(trial.planDays)}>
      <PricingTable
        plans={usePlans()}
        trialDays={trial.planDays}
        notes={[
          { icon: RenewIcon, text: strings.credits },
          { icon: InfoIcon, text: strings.refunds },
        ]}
      />
    </Section>
  )
}
