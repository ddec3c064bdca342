import type { checklistLabels } from './checklist.strings.js'

/** Id of a first step with the product. */
export type ChecklistStep = keyof (typeof checklistLabels)['en']

/** The first steps, in display order. */
export const checklistSteps = [
  'connect-store',
  'first-automation',
  'enable-notifications',
] as const satisfies readonly ChecklistStep[]
