import { fillIn, readOnlyCode, type AutomationTexts } from '@dropwatt/automations/options'
import type { ReadOnlyWords } from '@dropwatt/ui/workbench'

/**
 * Says why options change nothing.
 *
 * @param nothing the key of the reason; none where they change something
 */
export function reasonText(
  nothing: string | undefined,
  { reasons }: Pick<AutomationTexts, 'reasons'>,
  language: string,
  readOnly: ReadOnlyWords,
): string | undefined {
  if (nothing === readOnlyCode) return readOnly.nothing
  return nothing === undefined ? undefined : fillIn(reasons[nothing] ?? nothing, {}, language)
}
