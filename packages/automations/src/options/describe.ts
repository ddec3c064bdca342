import { choiceNames } from './choiceNames.ts'
import type { OptionField, OptionValue } from './fields.ts'
import type { FormTexts, FieldTexts } from './texts.ts'

/** An option as the command line lists it. */
export interface OptionDescription {
  readonly key: string
  readonly kind: OptionField['kind']
  readonly label: string
  readonly help?: string
  /** The accepted values, in words. */
  readonly takes: string
  /** Whether it can be off. */
  readonly isOptional?: true
  /** The names of its choices. */
  readonly values?: readonly string[]
  /** Its default; a choice by its name on the command line. */
  readonly default: OptionValue
}

/** Says that a field has choices which are not offered here. */
function othersOf({ inBrowsers = [] }: { readonly inBrowsers?: readonly string[] }): string {
  return inBrowsers.length === 0 ? '' : '; its other choices need a browser'
}

/** Writes a number with all its digits, and none in exponents. */
function plain(number: number): string {
  return number.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 20 })
}

function takesOf(field: OptionField, names: readonly string[]): string {
  switch (field.kind) {
    case 'choice':
    case 'radio':
    case 'segments':
    case 'pictures':
    case 'place': {
      const others = othersOf(field)
      return names.length === 1 ? `${names[0]}${others}` : `one of ${names.join(', ')}${others}`
    }
    case 'currency':
      return 'the code of a currency, such as EUR'
    case 'locale':
      return 'a language of the file, such as de; without it, the first one is taken'
    case 'prices':
      return 'base, or the name of a market or of its price column; without it, the first market of the file is taken'
    case 'toggle':
      return 'true or false'
    case 'number': {
      const { otherwise, isOptional } = field
      const off = isOptional ? ', or off' : ''
      const other = otherwise
        ? `; with ${otherwise.when.key}=${otherwise.when.is.join(' or ')} from ${plain(otherwise.min)} to ${plain(otherwise.max)}`
        : ''
      return `a number from ${plain(field.min)} to ${plain(field.max)}${other}${off}`
    }
    case 'slider':
      return `a number from ${field.min} to ${field.max}`
    case 'colour':
      return 'a colour, such as #f2ede4'
    case 'text':
      return 'a text'
    case 'list':
      return 'a text; repeat it for more'
    case 'checkboxes':
      return `any of ${names.join(', ')}; repeat it for more, or leave it empty for none${othersOf(field)}`
    case 'order':
      return `any of ${names.join(', ')}, first to last; repeat it for more, or leave it empty for none`
    case 'column':
      return 'the name of a column'
    case 'columns':
      return 'the name of a column; repeat it for more'
    case 'targets':
      return `a target for a column, as ${field.key}.Column=sku; also title, barcode, price, salePrice, compareAtPrice, cost (price:cents and the like in cents), vendor, type, tags, description, image, option:Color, group, weight:kg, weightUnit, inventory, handle or none; repeat it for more`
    case 'list-column':
      return `the name of a column, ${field.choices.join(' or ')}; empty to find it`
    case 'map':
      if (field.found === 'list-columns') {
        return `the name of an option for a column, as ${field.key}.Column=Color; repeat it for up to ${field.most}`
      }
      if (field.isAmount) return `an amount, as ${field.key}.Name=12.50; repeat it for more`
      return `a new name for an old one, as ${field.key}.Old Name=New Name; repeat it for more`
    case 'by-type':
      return `one of ${names.join(', ')} for a product type, as ${field.key}.Type=${names[0] ?? ''}; repeat it for more`
    case 'file':
      return `the path of a ${field.types.join(' or ')} file of at most ${Math.floor(field.maxSize / 1024)} KB, or none`
    case 'image':
      return `the path of a ${field.types.join(' or ')} file of at most ${Math.floor(field.maxSize / 1000)} KB${field.isRequired ? '' : ', or none'}`
    case 'rules':
      return `a condition for a tag, as ${field.key}.Linen=contains:linen; also type:, vendor:, option:Size:XL, price:10..50, margin:..20 or on-sale; repeat it for more`
    case 'scope':
      return `a condition in words, as ${field.key}.where=price between 20 and 50 or --where "price between 20 and 50"; repeat it for more, all of which have to be met, or any with --match any; also .vendor=Acme, .type, .tag, .status, .price=10..50, .option.Size=XL, .title or .handles, or all in JSON${field.ofVariants ? '; facts of variants choose variants, behind “any variant” or .any-variant whole products' : ''}`
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
  const inBrowsers = 'inBrowsers' in field ? field.inBrowsers : []
  const choices = choiceNames(field, texts).filter(({ choice }) => !inBrowsers?.includes(choice))
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
    default: defaultOf(field, nameOf),
  }
}

/** Returns the default of a field; a choice by its name on the command line. */
function defaultOf(field: OptionField, nameOf: (choice: string) => string): OptionValue {
  switch (field.kind) {
    case 'choice':
    case 'radio':
    case 'segments':
    case 'pictures':
    case 'place':
      return nameOf(field.default)
    case 'checkboxes':
      return field.default.map(nameOf)
    default:
      return field.default
  }
}

/**
 * Describes the options of an automation for the command line, without those that what is open decides.
 *
 * @param texts its English texts
 */
export function describe(fields: readonly OptionField[], texts: FormTexts): OptionDescription[] {
  return fields.flatMap((field) => {
    const own = texts.fields[field.key]
    const isByFile = 'forImages' in field && field.forImages !== undefined
    const isElsewhere = 'isForBrowsers' in field && field.isForBrowsers === true
    return own && !isByFile && !isElsewhere ? [describeField(field, own)] : []
  })
}
