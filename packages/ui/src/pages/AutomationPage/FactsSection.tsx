'use client'
import { FactList } from '../../components/FactList/index.js'
import { automationFactIcons, automationFacts } from '../../data/automationFacts.js'
import { automationFactStrings } from '../../data/automationFacts.strings.js'
import type { AutomationSlug } from '../../data/automations.js'
import { useStrings } from '../../i18n/index.js'
import { automationPageStrings } from './AutomationPage.strings.js'

/** The three things that are claimed of the automation. */
export function FactsSection({ slug }: { slug: AutomationSlug }) {
  const strings = useStrings(automationPageStrings)
  const claims = useStrings(automationFactStrings)
  return (
    <FactList
      aria-label={strings.facts}
      facts={automationFacts[slug].map((fact) => ({
        icon: automationFactIcons[fact],
        title: claims[fact],
        text: claims[`${fact}Text`],
      }))}
    />
  )
}
