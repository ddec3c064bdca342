'use client'
import { Card } from '../../components/Card/index.js'
import { Steps } from '../../components/Steps/index.js'
import { useStrings } from '../../i18n/index.js'
import { automationPageStrings } from './AutomationPage.strings.js'

/** Explains the steps of a run, the same for every automation. */
export function StepsSection() {
  const strings = useStrings(automationPageStrings)
  return (
    <Card heading={strings.howItWorks}>
      <Steps
        aria-label={strings.howItWorks}
        steps={[
          { title: strings.select, text: strings.selectText },
          { title: strings.click, text: strings.clickText },
          { title: strings.watch, text: strings.watchText },
        ]}
      />
    </Card>
  )
}
