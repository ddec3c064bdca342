import type { FoundValue, ScopeChoices } from '@dropwatt/automations'
import {
  automationFields,
  fillIn,
  inContext,
  isShown,
  textOfBytes,
  offeredColumns,
  type AutomationTexts,
  type FieldTexts,
  type FileAutomationSlug,
  type MapField,
  type OptionField,
  type Options,
} from '@dropwatt/automations/options'
import type { Questions } from '../engine/messages.ts'
import type { FilterOffer, OptionChoice, OptionFormField } from '@dropwatt/ui/workbench'

/** What a form needs to know about the open file. */
export interface FormFile {
  readonly header: readonly string[]
  readonly choices: ScopeChoices
  /** How many exports of the store are saved on this device, this one included. */
  readonly exports: number
  /** Whether a job counts in it. */
  readonly hasJobs: boolean
  /** The product types that options are needed for, by the key of the option. */
  readonly questions?: Questions | undefined
}

/** How many option names and values are shown at first, so that the options below are not far away. */
const fewNames = 5

/** Fields that stand side by side. */
const shortFields: ReadonlySet<string> = new Set(['by', 'unit', 'from', 'to'])

const valuesOf = (found: readonly FoundValue[]) => found.map(({ value }) => value)

function offersOf({ choices, hasJobs }: FormFile): FilterOffer[] {
  const { vendors, types, tags, statuses, options } = choices
  return [
    { kind: 'vendor', values: vendors },
    { kind: 'type', values: types },
    { kind: 'tag', values: tags },
    { kind: 'status', values: statuses },
    { kind: 'price' },
    { kind: 'option', options },
    { kind: 'title' },
    ...(hasJobs ? [{ kind: 'last-job' } as const] : []),
    { kind: 'handles' },
  ]
}

/** Lists the choices of a field with their labels; one that names a service needs such a service. */
function choicesOf(
  values: readonly string[],
  texts: FieldTexts,
  { choices: { services } }: FormFile,
  locale: string,
): OptionChoice[] {
  const labels = ('choices' in texts ? texts.choices : {}) as Readonly<Record<string, string>>
  const list = new Intl.ListFormat(locale)
  return values.flatMap((value) => {
    const label = labels[value] ?? value
    if (!label.includes('{name}')) return { value, label }
    if (services.length === 0) return []
    return { value, label: fillIn(label, { name: list.format(services) }, locale) }
  })
}

function foundGroups(found: MapField['found'], { choices }: FormFile) {
  switch (found) {
    case 'vendors':
      return choices.vendorGroups.map(({ spellings }) => spellings)
    case 'option-names':
      return choices.optionGroups.names
    case 'option-values':
      return choices.optionGroups.values
    default:
      return found satisfies never
  }
}

/** Lists the names that the file holds, and those that may be one in several spellings. */
function foundNames(found: MapField['found'], file: FormFile) {
  const groups = foundGroups(found, file)
  return {
    ...(found !== 'vendors' && { shown: fewNames }),
    found: groups.flat(),
    similar: groups.filter((group) => group.length > 1).map(valuesOf),
  }
}

function suggestionsOf({ choices: { types, vendors, tags, options } }: FormFile) {
  return { types: valuesOf(types), vendors: valuesOf(vendors), tags: valuesOf(tags), options }
}

/** Lists the product types that a field is needed for, and behind them those that have an answer. */
function typesOf(
  key: string,
  answers: unknown,
  { questions }: FormFile,
): readonly { readonly value: string; readonly count?: number }[] {
  const asked = questions?.[key] ?? []
  const known = new Set(asked.map((found) => found.value))
  const answered = Object.keys(Object(answers)).filter((type) => !known.has(type))
  return [...asked, ...answered.map((type) => ({ value: type }))]
}

/** Reads the text of a small file; no more of a large one than shows that it is too large. */
async function readSmall(file: File, maxSize: number): Promise<string> {
  try {
    // A character takes at most four bytes.
    const bytes = await file.slice(0, 4 * maxSize + 4).arrayBuffer()
    return textOfBytes(new Uint8Array(bytes))
  } catch {
    // The file is gone; without a text it is refused like an empty one.
    return ''
  }
}

function formField(
  field: OptionField,
  texts: FieldTexts,
  current: unknown,
  file: FormFile,
  locale: string,
): OptionFormField {
  const { key } = field
  const { label, help } = texts
  const base = { key, label, ...(help !== undefined && { help }) }
  const isShort = shortFields.has(key)
  switch (field.kind) {
    case 'choice':
    case 'radio':
      return {
        ...base,
        kind: field.kind,
        isShort,
        choices: choicesOf(field.choices, texts, file, locale),
      }
    case 'checkboxes':
      return { ...base, kind: 'checkboxes', choices: choicesOf(field.choices, texts, file, locale) }
    case 'columns': {
      const names = offeredColumns(field, file.header)
      return { ...base, kind: 'columns', choices: names.map((value) => ({ value, label: value })) }
    }
    case 'number': {
      const { min, max, decimals, unit, isOptional } = field
      return { ...base, kind: 'number', min, max, isShort, decimals, unit, isOptional }
    }
    case 'text':
      return { ...base, kind: 'text', maxLength: field.maxLength }
    case 'list':
      return { ...base, kind: 'list', maxLength: field.maxLength, isTag: field.isTag }
    case 'map':
      return { ...base, kind: 'map', maxLength: field.maxLength, ...foundNames(field.found, file) }
    case 'by-type':
      return {
        ...base,
        kind: 'by-type',
        types: typesOf(key, current, file),
        choices: choicesOf(field.choices, texts, file, locale),
      }
    case 'file': {
      const { types, maxSize } = field
      return { ...base, kind: 'file', types, read: (chosen) => readSmall(chosen, maxSize) }
    }
    case 'rules':
      return { ...base, kind: 'rules', suggestions: suggestionsOf(file) }
    case 'scope':
      return { ...base, kind: 'scope', offers: offersOf(file) }
    default:
      return { ...base, kind: 'toggle' }
  }
}

/** Describes the options of an automation that a form shows, in the current language. */
export function formFields(
  slug: FileAutomationSlug,
  texts: AutomationTexts,
  options: Options,
  file: FormFile,
  locale: string,
): OptionFormField[] {
  const fields: readonly OptionField[] = automationFields[slug]
  const words: Readonly<Record<string, FieldTexts>> = texts.fields
  return (
    fields
      .filter((field) => isShown(fields, field, options))
      // Comparing with earlier exports needs some.
      .filter((field) => field.kind !== 'toggle' || (field.needsExports ?? 0) <= file.exports)
      .map((field) =>
        formField(
          inContext(field, options),
          words[field.key] ?? { label: field.key },
          options[field.key],
          file,
          locale,
        ),
      )
      // Without a question there is nothing to answer.
      .filter((field) => field.kind !== 'by-type' || field.types.length > 0)
  )
}
