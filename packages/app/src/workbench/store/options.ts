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
 */
export function startingOptions(
  slug: FileAutomationSlug,
  header: readonly string[],
  draft: unknown,
  exports: number,
): Options {
  const fields: readonly OptionField[] = automationFields[slug]
  const defaults: Options = defaultOptions(fields, { header, exports })
  if (typeof draft !== 'object' || draft === null) return defaults
  const options = fitToHeader(fields, { ...defaults, ...draft }, header)
  // A draft of an earlier release may not fit the options of this one.
  return Object.keys(optionProblems(slug, header, options)).length === 0 ? options : defaults
}

/** Finds what is wrong with options. */
export function optionProblems(
  slug: FileAutomationSlug,
  header: readonly string[],
  options: Options,
): Problems {
  return validate(automationFields[slug], options, header)
}
