import type { FileCurrencies } from '@dropwatt/automations'
import {
  automationFields,
  defaultOptions,
  fitToHeader,
  validate,
  type FileAutomationSlug,
  type OptionField,
  type Options,
  type Problems,
} from '@dropwatt/automations/options'

/**
 * Returns the options that a form starts with: the draft, else the defaults for the file.
 *
 * @param exports how many exports of the store are saved on this device, this one included
 * @param locales the languages of an export of translations. @default it is another file
 * @param currencies those of its prices, which it does not say. @default not known
 */
export function startingOptions(
  slug: FileAutomationSlug,
  header: readonly string[],
  draft: unknown,
  exports: number,
  locales?: readonly string[],
  currencies?: FileCurrencies,
): Options {
  const fields: readonly OptionField[] = automationFields[slug]
  const defaults: Options = defaultOptions(fields, {
    header,
    exports,
    ...(locales && { locales }),
    ...(currencies && { currencies }),
  })
  if (typeof draft !== 'object' || draft === null) return defaults
  const options = fitToHeader(fields, { ...defaults, ...draft }, header)
  // A draft of an earlier release may not fit the options of this one.
  return canPlan(slug, options, optionProblems(slug, header, options)) ? options : defaults
}

/** Finds what is wrong with options. */
export function optionProblems(
  slug: FileAutomationSlug,
  header: readonly string[],
  options: Options,
): Problems {
  return validate(automationFields[slug], options, header)
}

/**
 * Whether a plan can tell what options would change, or what is still to be chosen: they have no
 * problem, or none but values that nobody has chosen yet, such as a currency.
 *
 * @param problems what is wrong with the options
 */
export function canPlan(slug: FileAutomationSlug, options: Options, problems: Problems): boolean {
  const fields: readonly OptionField[] = automationFields[slug]
  return fields.every(({ key, kind, default: unchosen }) => {
    const problem = problems[key]
    if (!problem) return true
    const isOpen = kind === 'currency' || kind === 'number' || kind === 'text'
    return isOpen && problem.code === 'missing' && options[key] === unchosen
  })
}
