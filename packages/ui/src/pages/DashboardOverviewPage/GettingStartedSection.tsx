'use client'
import { useState, type ReactNode } from 'react'
import { Checklist } from '../../components/Checklist/index.js'
import type { ChecklistStep } from '../../catalogue/checklist.js'
import { useChecklist } from '../../catalogue/useChecklist.js'
import { useStrings } from '../../i18n/index.js'
import { gettingStartedStrings } from './DashboardOverviewPage.strings.js'

export interface GettingStartedSectionProps {
  /** A first step that is known to be done; it is checked then, and can be unchecked. @default none */
  doneStep?: ChecklistStep | undefined
  /** Leads to where a first step is done. @default nothing */
  stepActions?: Readonly<Partial<Record<ChecklistStep, ReactNode>>> | undefined
}

/** The first steps with the product; checked steps are not stored. */
export function GettingStartedSection({ doneStep, stepActions }: GettingStartedSectionProps) {
  const strings = useStrings(gettingStartedStrings)
  const steps = useChecklist()
  const [checked, setChecked] = useState<readonly string[]>([])
  const [known, setKnown] = useState<ChecklistStep>()
  if (doneStep !== known) {
    setKnown(doneStep)
    const others = checked.filter((id) => id !== known)
    setChecked(doneStep === undefined ? others : [...others, doneStep])
  }
  return (
    <Checklist
      heading={strings.heading}
      description={strings.description}
      items={stepActions ? steps.map((step) => ({ ...step, action: stepActions[step.id] })) : steps}
      checked={checked}
      onCheckedChange={setChecked}
      doneMessage={strings.done}
    />
  )
}
