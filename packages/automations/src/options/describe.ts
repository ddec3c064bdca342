import { choiceNames } from './choiceNames.ts'
import type { OptionField, OptionValue } from './fields.ts'
import type { FormTexts, FieldTexts } from './texts.ts'

/** An option as the command line lists it. */
export interface OptionDescription {
  readonly key: string
  readonly kind: OptionField['kind']
  readonly label: string
  readonly help?: string
  /** What it takes, in words. */
  readonly takes: string
  /** Whether it can be off. */
  readonly isOptional?: true
  /** The names of its choices. */
  readonly values?: readonly string[]
  /** Its default; a choice by its name on the command line. */
  readonly default: OptionValue
}

function takesOf(field: OptionField, names: readonly string[]): string {
  switch (field.kind) {
    case 'choice':
    case 'radio':
      return `one of ${names.join(', ')}`
    case 'currency':
      return 'the code of a currency, such as EUR'
    case 'prices':
      return 'base, or the name of a market or of its price column; without it, the first market of the file is taken'
    case 'toggle':
      return 'true or false'
    case 'number': {
      const { otherwise, isOptional } = field
      const off = isOptional ? ', or off' : ''
      const other = otherwise
        ? `; with ${otherwise.when.key}=${otherwise.when.is.join(' or ')} from ${otherwise.min} to ${otherwise.max}`
        : ''
      return `a number from ${field.min} to ${field.max}${other}${off}`
    }
    case 'text':
      return 'a text'
    case 'list':
      return 'a text; repeat it for more'
    case 'checkboxes':
      return `any of ${names.join(', ')}; repeat it for more, or leave it empty for none`
    case 'columns':
      return 'the name of a column; repeat it for more'
    case 'map':
      return `a new name for an old one, as ${field.key}.Old Name=New Name; repeat it for more`
    case 'by-type':
      return `one of ${names.join(', ')} for a product type, as ${field.key}.Type=${names[0] ?? ''}; repeat it for more`
    case 'file':
      return `the path of a ${field.types.join(' or ')} file of at most ${Math.floor(field.maxSize / 1024)} KB, or none`
    case 'rules':
      return `a condition for a tag, as ${field.key}.Linen=contains:linen; also type:, vendor:, option:Size:XL, price:10..50, margin:..20 or on-sale; repeat it for more`
    case 'scope':
      return `a filter, as ${field.key}.vendor=Acme; also .type, .tag, .status, .price=10..50, .option.Size=XL, .title or .handles; repeat it for more`
    default:
      return field satisfies never
  }
}

/** Names the options in a text that says their values in a form, such as ‘1 {from}’. */
function nameOptions(help: string): string {
  return help.replaceAll(/\{(\w+)\}/gu, '“$1”')
}

/**
 * Says what one option takes.
 *
 * @param texts its English texts
 */
export function describeField(field: OptionField, texts: FieldTexts): OptionDescription {
  const choices = choiceNames(field, texts)
  const names = choices.map(({ name }) => name)
  const nameOf = (value: string) => choices.find(({ choice }) => choice === value)?.name ?? value
  return {
    key: field.key,
    kind: field.kind,
    label: texts.label,
    ...(texts.help === undefined ? {} : { help: nameOptions(texts.help) }),
    takes: takesOf(field, names),
    ...(field.kind === 'number' && field.isOptional && { isOptional: true as const }),
    ...(names.length === 0 ? {} : { values: names }),
    default:
      field.kind === 'choice' || field.kind === 'radio'
        ? nameOf(field.default)
        : field.kind === 'checkboxes'
          ? field.default.map(nameOf)
          : field.default,
  }
}

/**
 * Describes the options of an automation for the command line.
 *
 * @param texts its English texts
 */
export function describe(fields: readonly OptionField[], texts: FormTexts): OptionDescription[] {
  return fields.flatMap((field) => {
    const own = texts.fields[field.key]
    return own ? [describeField(field, own)] : []
  })
}
