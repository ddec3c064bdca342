import {
  automationFields,
  basePrices,
  defaultOptions,
  fitToHeader,
  inContext,
  isShown,
  type ChosenFile,
  type ChosenImage,
  type FieldTexts,
  type OptionField,
  type Options,
  type OptionValue,
  type RecipeStep,
} from '@dropwatt/automations/options'
import type { BenchTexts } from '../texts/en.ts'

/** What a summary is written with. */
export interface SummaryWords {
  /** The texts of the options, by their keys. */
  readonly fields: Readonly<Record<string, FieldTexts>>
  readonly words: BenchTexts['recipes']['summary']
  readonly language: string
}

/** More values than this are counted. */
const mostValues = 2

function sizeOf(value: OptionValue): number {
  return typeof value === 'object' && value !== null ? Object.keys(value).length : 0
}

/** Those of an exchange rate. */
const mostDecimals = 18

/** Kinds that say something even with their default, such as a percentage. */
const telling: ReadonlySet<OptionField['kind']> = new Set(['number', 'choice', 'currency'] as const)

/** Choices whose default is what the file shows, which says nothing. */
const byFile: ReadonlySet<string> = new Set(['digits'])

/** Returns the names that options have for columns, which belong to one generation of headers. */
function columnsIn(fields: readonly OptionField[], options: Options): readonly string[] {
  return fields.flatMap(({ kind, key }) =>
    kind === 'columns' ? (options[key] as readonly string[]) : [],
  )
}

function valueText(
  field: OptionField,
  value: OptionValue,
  { fields, words, language }: SummaryWords,
): string {
  const texts = fields[field.key] ?? { label: field.key }
  const labels = ('choices' in texts ? texts.choices : {}) as Readonly<Record<string, string>>
  const count = (number: number) =>
    number.toLocaleString(language, { maximumFractionDigits: mostDecimals })
  const list = (values: readonly string[]) =>
    values.length > mostValues || values.length === 0
      ? count(values.length)
      : new Intl.ListFormat(language).format(values)
  switch (field.kind) {
    case 'number':
      if (value === null) return field.isOptional ? words.off : words.none
      return `${count(Number(value))}${field.unit ?? ''}`
    case 'slider':
      return `${count(Number(value))}${field.unit ?? ''}`
    case 'choice':
    case 'radio':
    case 'pictures':
    case 'place':
      return typeof value === 'string' ? (labels[value] ?? value) : ''
    case 'toggle':
      return value === true ? words.on : words.off
    case 'currency':
      return typeof value === 'string' && value !== '' ? value : words.none
    case 'prices':
      return typeof value === 'string' && value !== basePrices ? value : (labels.base ?? '')
    case 'text':
      return typeof value === 'string' && value !== '' ? `“${value}”` : words.none
    case 'order':
      return (value as readonly string[]).map((each) => labels[each] ?? each).join(', ')
    case 'checkboxes':
      return list((value as readonly string[]).map((each) => labels[each] ?? each))
    case 'list':
    case 'columns':
      return list(value as readonly string[])
    case 'colour':
      return typeof value === 'string' ? value : ''
    case 'file':
    case 'image':
      return (value as ChosenFile | ChosenImage | null)?.name ?? words.none
    default:
      return count(sizeOf(value))
  }
}

/**
 * Says in one line what a step does: its numbers and choices, and the other options that differ from
 * the defaults. Columns are compared by what they are, as their names depend on when a file was
 * exported.
 *
 * @param header the texts of the first row of the open file. @default no file is open
 */
export function stepSummary(
  { slug, options }: Pick<RecipeStep, 'slug' | 'options'>,
  texts: SummaryWords,
  header?: readonly string[],
): string {
  const fields: readonly OptionField[] = automationFields[slug]
  const fitted = header ? fitToHeader(fields, options, header) : options
  const defaults: Options = defaultOptions(fields, { header: header ?? columnsIn(fields, options) })
  const units = new Set(
    fields.map((field) => ('otherwise' in field ? field.otherwise?.when.key : undefined)),
  )
  const parts = fields.flatMap((field) => {
    const { key, kind } = field
    const value = fitted[key] ?? null
    if (!isShown(fields, field, fitted) || 'forImages' in field) return []
    const isDefault = JSON.stringify(value) === JSON.stringify(defaults[key])
    // The sign behind a number says its usual unit.
    if (isDefault && (!telling.has(kind) || units.has(key) || byFile.has(key))) return []
    return `${texts.fields[key]?.label ?? key}: ${valueText(inContext(field, fitted), value, texts)}`
  })
  if (parts.length === 0) return texts.words.defaults
  return parts.join(' · ')
}
