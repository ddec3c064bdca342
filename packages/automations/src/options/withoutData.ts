import { automationFields } from '../automations/bySlug/options.ts'
import { isFileAutomationSlug } from '../automations/slugs.ts'
import type { OptionField, Options } from './fields.ts'

/**
 * Returns options without the data of a store or supplier, such as the list of a supplier: what holds
 * some has its default. Options of an unknown automation stay as they are.
 */
export function withoutData(slug: string, options: Options): Options {
  if (!isFileAutomationSlug(slug)) return options
  const fields: readonly OptionField[] = automationFields[slug]
  const data = fields.filter(({ key, isData }) => isData && key in options)
  if (data.length === 0) return options
  return { ...options, ...Object.fromEntries(data.map((field) => [field.key, field.default])) }
}
