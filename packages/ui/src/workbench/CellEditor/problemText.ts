import type { EditProblem } from '@dropwatt/automations'
import type { CellEditorStrings } from './CellEditor.strings.js'

/** Words the reason that a text cannot be in a cell. */
export function problemText(problem: EditProblem, { problems }: CellEditorStrings): string {
  const word = problems[problem.code] as (problem: EditProblem) => string
  return word(problem)
}
