import { fitsCurrency } from '../money/endings.ts'
import type { ChoiceField } from './fields.ts'

/**
 * Lists the choices of a field that can be made beside the other options.
 *
 * @param options the values of all options, by key
 */
export function offeredChoices(
  { choices, endingsOf }: ChoiceField,
  options: Readonly<Record<string, unknown>>,
): readonly string[] {
  if (endingsOf === undefined) return choices
  const currency = options[endingsOf]
  return choices.filter((choice) =>
    fitsCurrency(choice, typeof currency === 'string' ? currency : ''),
  )
}
