import { fillIn, type AutomationTexts } from '@dropwatt/automations/options'

/**
 * Says why options change nothing.
 *
 * @param nothing the key of the reason; none where they change something
 */
export function reasonText(
  nothing: string | undefined,
  texts: AutomationTexts,
  language: string,
): string | undefined {
  return nothing === undefined ? undefined : fillIn(texts.reasons[nothing] ?? nothing, {}, language)
}
