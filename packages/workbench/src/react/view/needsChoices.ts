import {
  automationFields,
  type AutomationTexts,
  type FieldTexts,
  type FileAutomationSlug,
  type OptionField,
  type Options,
  type Scope,
} from '@dropwatt/automations/options'

/** Fields that offer nothing from the file. */
const plainKinds: ReadonlySet<OptionField['kind']> = new Set([
  'number',
  'text',
  'toggle',
  'list',
  'columns',
  'file',
  'image',
  'slider',
  'colour',
  'pictures',
  'place',
] as const)

function isPlain(field: OptionField, texts: FieldTexts | undefined, options: Options): boolean {
  if (plainKinds.has(field.kind)) return true
  if (field.kind === 'map') return field.found === 'questions'
  if (field.kind === 'scope') {
    // Without a condition, the values are offered once the member adds one.
    return (options[field.key] as Scope).conditions.length === 0
  }
  if (field.kind !== 'choice' && field.kind !== 'radio' && field.kind !== 'checkboxes') return false
  const labels: readonly string[] = Object.values(
    texts && 'choices' in texts ? (texts.choices ?? {}) : {},
  )
  return labels.every((label) => !label.includes('{name}'))
}

/** Whether a form shows values of the file before the member uses it. */
export function needsChoices(
  slug: FileAutomationSlug,
  { fields: texts }: AutomationTexts,
  options: Options,
): boolean {
  const fields: readonly OptionField[] = automationFields[slug]
  const words: Readonly<Record<string, FieldTexts>> = texts
  return !fields.every((field) => isPlain(field, words[field.key], options))
}
