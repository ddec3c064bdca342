'use client'
import { useMemo } from 'react'
import { useStrings } from '../i18n/index.js'
import { checklistLabels } from './checklist.strings.js'
import { checklistSteps, type ChecklistStep } from './checklist.js'

/** Returns the first steps in the current language. */
export function useChecklist(): readonly { readonly id: ChecklistStep; readonly label: string }[] {
  const labels = useStrings(checklistLabels)
  return useMemo(() => checklistSteps.map((id) => ({ id, label: labels[id] })), [labels])
}
