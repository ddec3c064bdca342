import {
  fillIn,
  type Problem,
  type ProblemCode,
  type Problems,
} from '@dropwatt/automations/options'
import type { OptionError } from '@dropwatt/ui/workbench'

/** Problems that no further typing solves, so that they are said before focus leaves the option. */
const atOnce: ReadonlySet<ProblemCode> = new Set(['comma', 'lacks-column'])

/**
 * Words the problems of options for a form. One that more typing may solve is said once focus has
 * left its option.
 *
 * @param touched the options that focus has left
 * @param isAtOnce whether a problem is said before that, beside those that always are
 */
export function fieldErrors(
  found: Problems,
  touched: ReadonlySet<string>,
  texts: Readonly<Record<ProblemCode, string>>,
  locale: string,
  isAtOnce: (problem: Problem) => boolean = () => false,
): Record<string, OptionError> {
  const errors: Record<string, OptionError> = {}
  for (const [key, problem] of Object.entries(found)) {
    if (!problem || !(touched.has(key) || atOnce.has(problem.code) || isAtOnce(problem))) continue
    const { code, values, ...place } = problem
    errors[key] = { message: fillIn(texts[code], values, locale), ...place }
  }
  return errors
}
