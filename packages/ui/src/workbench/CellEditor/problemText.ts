import type { EditProblem } from '@dropwatt/automations'
import { numberFormat } from '../../i18n/index.js'
import type { CellEditorStrings } from './CellEditor.strings.js'

/** Words the reason that a text cannot be in a cell. */
export function problemText(
  problem: EditProblem,
  strings: CellEditorStrings,
  locale: string,
): string {
  const { code, ...values } = problem
  const text = strings[code]
  if (typeof text === 'string') return text
  const [value = ''] = Object.values<string | number>(values)
  return text(typeof value === 'number' ? numberFormat(locale).format(value) : value)
}
