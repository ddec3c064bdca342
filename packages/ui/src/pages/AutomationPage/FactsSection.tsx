'use client'
import { automationFactStrings } from '../../catalogue/automationPages.strings.js'
import { sharedFactIcons } from '../../catalogue/sharedFacts.js'
import type { AutomationContent } from '../../catalogue/content.types.js'
import { FactList } from '../../components/FactList/index.js'
import { useStrings } from '../../i18n/index.js'
import { automationPageStrings } from './AutomationPage.strings.js'

/** The three claims about the automation. */
export function FactsSection({ facts }: Pick<AutomationContent, 'facts'>) {
  const strings = useStrings(automationPageStrings)
  const texts = useStrings(automationFactStrings)
  return (
    <FactList
      aria-label={strings.facts}
      facts={facts.map((fact) => {
        const { id, icon } =
          typeof fact === 'string' ? { id: fact, icon: sharedFactIcons[fact] } : fact
        return { icon, title: texts[id], text: texts[`${id}Text`] }
      })}
    />
  )
}
