'use client'
import { Section } from '../../components/Section/index.js'
import { Steps } from '../../components/Steps/index.js'
import { useStrings } from '../../i18n/index.js'
import { howItWorksStrings } from './HowItWorksSection.strings.js'

const steps = ['connect', 'select', 'run', 'watch'] as const

/** The steps of a run, from connecting the store to the finished job. */
export function HowItWorksSection() {
  const strings = useStrings(howItWorksStrings)
  return (
    <Section heading={strings.heading}>
      <Steps
        aria-label={strings.steps}
        steps={steps.map((step) => ({ title: strings[step], text: strings[`${step}Text`] }))}
      />
    </Section>
  )
}
