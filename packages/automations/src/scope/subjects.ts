import {
  columnKey,
  foldColumnName,
  marketKey,
  metafieldIn,
  type Columns,
} from '../products/Columns.ts'
import { columnNames, type ColumnKey } from '../products/columnNames.ts'
import { variantColumns } from '../products/variantColumns.ts'

/** Kind of the values of a subject, which decides how they can be compared. */
export type ValueKind = 'text' | 'number' | 'count' | 'tags' | 'flag' | 'any'

interface SubjectFacts {
  readonly kind: ValueKind
  /** The columns that it is read from. */
  readonly columns: readonly ColumnKey[]
  /** Whether each variant has a value of its own. @default the product has one */
  readonly isOfVariants?: true
}

/** Facts that conditions compare under a name of their own, in the order in which they are offered. */
export const namedSubjects = {
  vendor: { kind: 'text', columns: ['vendor'] },
  type: { kind: 'text', columns: ['type'] },
  tag: { kind: 'tags', columns: ['tags'] },
  status: { kind: 'text', columns: ['status'] },
  published: { kind: 'flag', columns: ['published'] },
  title: { kind: 'text', columns: ['title'] },
  handle: { kind: 'text', columns: ['handle'] },
  images: { kind: 'count', columns: ['imageUrl'] },
  price: { kind: 'number', columns: ['price'], isOfVariants: true },
  'compare-at': { kind: 'number', columns: ['compareAtPrice'], isOfVariants: true },
  'on-sale': { kind: 'flag', columns: ['price', 'compareAtPrice'], isOfVariants: true },
  cost: { kind: 'number', columns: ['cost'], isOfVariants: true },
  quantity: { kind: 'number', columns: ['inventoryQuantity'], isOfVariants: true },
  sku: { kind: 'text', columns: ['sku'], isOfVariants: true },
  'last-job': { kind: 'flag', columns: [] },
} as const satisfies Readonly<Record<string, SubjectFacts>>

export type NamedSubject = keyof typeof namedSubjects

/**
 * The fact that a condition compares: a named one, the value of an option such as `option:Size`, or
 * any other column of the file such as `column:Google Shopping / Gender`.
 */
export type ConditionSubject = NamedSubject | `option:${string}` | `column:${string}`

/** Comparisons of a condition, in the order in which they are offered. */
export const operators = [
  'is',
  'is-not',
  'contains',
  'starts',
  'greater',
  'less',
  'between',
  'yes',
  'no',
  'empty',
  'not-empty',
] as const

export type Operator = (typeof operators)[number]

const numberOperators = ['is', 'is-not', 'greater', 'less', 'between'] as const
const textOperators = ['is', 'is-not', 'contains', 'starts'] as const
const emptiness = ['empty', 'not-empty'] as const

const operatorsByKind: Readonly<Record<ValueKind, readonly Operator[]>> = {
  text: [...textOperators, ...emptiness],
  tags: [...textOperators, ...emptiness],
  number: [...numberOperators, ...emptiness],
  count: numberOperators,
  flag: ['yes', 'no'],
  any: [...textOperators, 'greater', 'less', 'between', ...emptiness],
}

export function isNamedSubject(text: string): text is NamedSubject {
  return Object.hasOwn(namedSubjects, text)
}

/** Returns the name of the option or column that a subject is; nothing for one with a name of its own. */
export function subjectName(on: ConditionSubject): string | undefined {
  return isNamedSubject(on) ? undefined : on.slice(on.indexOf(':') + 1)
}

function factsOfColumn(name: string): SubjectFacts {
  const key = columnKey(name)
  if (key !== undefined) {
    return { kind: 'any', columns: [key], ...(variantColumns.has(key) && { isOfVariants: true }) }
  }
  const market = marketKey(name)
  if (market !== undefined && market !== 'included') {
    return { kind: 'number', columns: [], isOfVariants: true }
  }
  const isOfVariants = metafieldIn(name)?.namespace.startsWith('variant:') === true
  return { kind: 'any', columns: [], ...(isOfVariants && { isOfVariants }) }
}

/** Says what kind of values a subject has, and whether each variant has one. */
export function subjectFacts(on: ConditionSubject): SubjectFacts {
  if (isNamedSubject(on)) return namedSubjects[on]
  const name = subjectName(on) ?? ''
  if (on.startsWith('column:')) return factsOfColumn(name)
  return { kind: 'text', columns: ['option1Name', 'option1Value'], isOfVariants: true }
}

/** Lists the comparisons that fit a subject. */
export function operatorsOf(on: ConditionSubject): readonly Operator[] {
  return operatorsByKind[subjectFacts(on).kind]
}

/** Whether a comparison of a subject is one of numbers. */
export function comparesNumbers(on: ConditionSubject, operator: Operator): boolean {
  const { kind } = subjectFacts(on)
  const isNumber = kind === 'number' || kind === 'count'
  return (
    operator === 'greater' ||
    operator === 'less' ||
    operator === 'between' ||
    (isNumber && (operator === 'is' || operator === 'is-not'))
  )
}

/** Number of values that a comparison takes. */
export function valuesTaken(operator: Operator): 'none' | 'one' | 'two' | 'many' {
  switch (operator) {
    case 'greater':
    case 'less':
      return 'one'
    case 'between':
      return 'two'
    case 'is':
    case 'is-not':
    case 'contains':
    case 'starts':
      return 'many'
    default:
      return 'none'
  }
}

/** Finds a column by its name, in either generation of headers. */
function findNamed(columns: Columns, header: readonly string[], name: string): number | undefined {
  const wanted = foldColumnName(name)
  const column = header.findIndex((each) => foldColumnName(each) === wanted)
  if (column !== -1) return column
  const key = columnKey(name)
  return key && columns.find(key)
}

/**
 * Finds the columns that a subject is read from, in their order.
 *
 * @returns the name of the first one that is missing, or where they are
 */
export function findSubject(
  on: ConditionSubject,
  columns: Columns,
  header: readonly string[],
): { readonly missing: string } | { readonly found: readonly number[] } {
  if (!isNamedSubject(on) && on.startsWith('column:')) {
    const name = subjectName(on) ?? ''
    const column = findNamed(columns, header, name)
    return column === undefined ? { missing: name } : { found: [column] }
  }
  const found: number[] = []
  for (const key of subjectFacts(on).columns) {
    const column = columns.find(key)
    if (column === undefined) return { missing: columnNames[key][0] }
    found.push(column)
  }
  return { found }
}
