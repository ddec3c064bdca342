import type { ScopeChoices } from '@dropwatt/automations'
import { noChoices } from '../../core/store/noChoices.ts'

/** Returns the options of the products of a file, once they have been looked for. */
export function knownOptions(choices: ScopeChoices): ScopeChoices['options'] | undefined {
  return choices === noChoices ? undefined : choices.options
}
