import { strings } from '../automations/product-translation/options.ts'
import type { Computed } from '../plan/Plan.ts'

/** The fields that have a label in the texts of the automation; others have their name in the file. */
const labelled: ReadonlySet<string> = new Set([
  'title',
  'body_html',
  'meta_title',
  'meta_description',
  'product_type',
  'alt',
  'name',
  'handle',
] satisfies (keyof typeof strings.columns)[])

/** Says what a field of an export of translations is called. */
export function fieldLabel(field: string): NonNullable<Computed> {
  return labelled.has(field) ? { label: field } : { text: field }
}
