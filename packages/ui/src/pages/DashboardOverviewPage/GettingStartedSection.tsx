'use client'
import { Checklist } from '../../components/Checklist/index.js'
import { useChecklist } from '../../catalogue/useChecklist.js'
import { useStrings } from '../../i18n/index.js'
import { gettingStartedStrings } from './DashboardOverviewPage.strings.js'

/** The first steps with the product; checked steps are not stored. */
export function GettingStartedSection() {
  const strings = useStrings(gettingStartedStrings)
  return (
    <Checklist
      heading={strings.heading}
      description={strings.description}
      items={useChecklist()}
      doneMessage={strings.done}
    />
  )
}
