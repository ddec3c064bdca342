import * as v from 'valibot'
import type { OptionField, Options, OptionsOf, OptionValue, Scope } from './fields.ts'
import { defaultOptions } from './defaultOptions.ts'
import { inContext, isShown } from './isShown.ts'
import { offeredChoices } from './offeredChoices.ts'
import { findOffered, offeredColumns, refusalOf } from './offeredColumns.ts'
import { basePrices, findPrices } from './offeredPrices.ts'
import { Columns, foldColumnName } from '../products/Columns.ts'
import { findSubject } from '../scope/subjects.ts'
import { columnNames } from '../products/columnNames.ts'
import { problemTexts, type Problem, type ProblemCode } from './problems.ts'
import { longestName } from './limits.ts'
import { rangeDecimals, schemaOf } from './schemas.ts'
import { fillIn } from './texts.ts'

/** The problems of options, by the keys of the options. */
export type Problems = Readonly<Partial<Record<string, Problem>>>

/** An amount to give as an example, as it is written in a file. */
const exampleAmount = '12.50'

/** A number to give as an example of a value. */
const exampleNumber = 250

/** Names the formats of files by the ends of their names. */
function namesOf(types: readonly string[]): string {
  return types.map((type) => type.slice(1).toUpperCase()).join(', ')
}

/** Returns the values that texts of problems can have for a field. */
function valuesOf(field: OptionField): Problem['values'] {
  switch (field.kind) {
    case 'number':
      return {
        min: field.min,
        max: field.max,
        decimals: field.decimals ?? 0,
        example: field.example ?? field.default ?? field.min,
      }
    case 'text':
    case 'list':
    case 'map':
      return {
        min: ('minLength' in field ? field.minLength : undefined) ?? 1,
        max: field.maxLength ?? longestName,
        ...('most' in field && field.most !== undefined && { most: field.most }),
        ...('isAmount' in field && { example: exampleAmount }),
        ...('isNumber' in field && { example: exampleNumber }),
      }
    case 'slider':
      return { min: field.min, max: field.max, example: field.default }
    case 'file':
      return { types: namesOf(field.types), max: Math.floor(field.maxSize / 1024) }
    case 'image':
      return { types: namesOf(field.types), max: Math.floor(field.maxSize / 1000) }
    case 'rules':
      return { min: 1, max: longestName, decimals: rangeDecimals, example: 20 }
    case 'scope':
      return { decimals: rangeDecimals, example: 20 }
    default:
      return {}
  }
}

function isProblemCode(message: string): message is ProblemCode {
  return Object.hasOwn(problemTexts, message)
}

type Checked =
  | { readonly value: OptionValue; readonly problem?: undefined }
  | { readonly problem: Problem }

/** Checks the value of one field, and puts it in shape. */
export function check(field: OptionField, value: unknown): Checked {
  const { success, output, issues } = v.safeParse(schemaOf(field), value)
  if (success) return { value: output }
  // An empty text may still be typed, a comma is never right.
  const { message, path } = issues.find((issue) => issue.message === 'comma') ?? issues[0]
  const keys = path?.map(({ key }) => key) ?? []
  const part = keys.find((key) => typeof key === 'number') ?? keys[0]
  const control = keys.length > 1 ? keys.at(-1) : undefined
  return {
    problem: {
      code: isProblemCode(message) ? message : 'missing',
      values: valuesOf(field),
      ...(typeof part === 'string' || typeof part === 'number' ? { part } : {}),
      ...(typeof control === 'string' && { control }),
    },
  }
}

/** A column that a value needs and the file lacks. */
interface MissingColumn {
  readonly column: string
  /** The index of the condition that needs it. */
  readonly part?: number
}

/** Finds the first condition that needs a column which the file lacks. */
function missingSubject(
  { conditions }: Scope,
  header: readonly string[],
): MissingColumn | undefined {
  const columns = new Columns(header)
  for (const [part, { on }] of conditions.entries()) {
    const subject = findSubject(on, columns, header)
    if ('missing' in subject) return { column: subject.missing, part }
  }
  return undefined
}

function named(column: string | undefined): MissingColumn | undefined {
  return column === undefined ? undefined : { column }
}

/** Finds a column that a value needs and the file lacks. */
function missingColumn(
  field: OptionField,
  value: OptionValue,
  header: readonly string[],
): MissingColumn | undefined {
  switch (field.kind) {
    case 'columns':
      if (!Array.isArray(value)) return undefined
      return named(value.find((name: string) => !findOffered(field, header, name)))
    case 'column':
      if (typeof value !== 'string') return undefined
      return findOffered(field, header, value) ? undefined : { column: value }
    case 'prices':
      if (typeof value !== 'string' || value === basePrices) return undefined
      return findPrices(header, value) ? undefined : { column: value }
    case 'number': {
      if (!field.needs || value === null) return undefined
      const isThere = new Columns(header).find(field.needs) !== undefined
      return isThere ? undefined : { column: columnNames[field.needs][0] }
    }
    case 'scope':
      return missingSubject(value as Scope, header)
    default:
      return undefined
  }
}

/** Finds what is wrong with a valid value beside the other options and in the file. */
function misfit(
  field: OptionField,
  value: OptionValue,
  options: Readonly<Record<string, unknown>>,
  header: readonly string[] | undefined,
): Problem | undefined {
  if ('differsFrom' in field && field.differsFrom !== undefined) {
    if (options[field.differsFrom] === value) return { code: 'same', values: {} }
  }
  if (field.kind === 'choice' && !offeredChoices(field, options).some((each) => each === value)) {
    const currency = options[field.endingsOf ?? '']
    return { code: 'other-ending', values: typeof currency === 'string' ? { currency } : {} }
  }
  const missing = header && missingColumn(field, value, header)
  if (missing === undefined) return undefined
  const { column, ...part } = missing
  const refusal = 'offers' in field && field.kind !== 'prices' && refusalOf(field, column)
  if (refusal) return { code: refusal, values: { column } }
  const isThere = header?.some((name) => foldColumnName(name) === foldColumnName(column))
  if (!isThere && field.kind === 'column' && field.isNew) return undefined
  return { code: isThere ? 'other-column' : 'no-column', values: { column }, ...part }
}

/** Finds the column that a field needs at least one of, where a file has none to choose. */
function lackingColumn(field: OptionField, header: readonly string[]): Problem | undefined {
  if (field.kind !== 'columns' || !field.isRequired || field.offers === 'metafields') {
    return undefined
  }
  if (offeredColumns(field, header).length > 0) return undefined
  const [column, older] = columnNames[field.offers === 'prices' ? 'price' : 'compareAtPrice']
  return { code: 'lacks-column', values: { column, older } }
}

/**
 * Finds what is wrong with the options that a form shows. Hidden ones have no effect, so they have
 * no problem either.
 *
 * @param options the values by key, as they come from a form
 * @param header the texts of the first row of the open file. @default columns are not looked for
 * @returns nothing for options without a problem
 */
export function validate(
  fields: readonly OptionField[],
  options: Readonly<Record<string, unknown>>,
  header?: readonly string[],
): Problems {
  const problems: Record<string, Problem> = {}
  for (const one of fields) {
    if (!isShown(fields, one, options)) continue
    const field = inContext(one, options)
    const checked = check(field, options[field.key])
    const isNoneChosen = checked.problem?.code === 'none-chosen'
    const problem =
      (isNoneChosen && header ? lackingColumn(field, header) : undefined) ??
      checked.problem ??
      misfit(field, checked.value, options, header)
    if (problem) problems[field.key] = problem
  }
  return problems
}

/** Thrown when options from outside, such as those of a recipe, do not fit an automation. */
export class OptionsError extends Error {
  override readonly name = 'OptionsError'
  /** The option that is wrong; nothing where there are no options at all. */
  readonly key: string | undefined
  /** Problem with its value; nothing where there is no such option. */
  readonly problem: Problem | undefined

  constructor(message: string, key?: string, problem?: Problem) {
    super(message)
    this.key = key
    this.problem = problem
  }
}

/** Says in English what is wrong with an option. */
export function wordProblem({ code, values }: Problem): string {
  return fillIn(problemTexts[code], values, 'en')
}

/**
 * Reads options of unknown origin, such as those of a recipe. An option that is missing has its
 * default, and so has one that is not valid, but has no effect beside the others. One that nobody
 * has chosen yet, such as a currency, stays so; `validate` names it.
 *
 * @throws {OptionsError} when an option is unknown or has no valid value
 */
export function parseOptions<Fields extends readonly OptionField[]>(
  fields: Fields,
  value: unknown,
): OptionsOf<Fields> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new OptionsError('The options are not an object.')
  }
  const defaults: Options = defaultOptions(fields)
  const options: Record<string, OptionValue> = { ...defaults }
  const all = { ...defaults, ...value }
  for (const [key, given] of Object.entries(value)) {
    const field = findField(fields, key)
    const checked = check(inContext(field, all), given)
    if (!checked.problem) options[key] = checked.value
    else if (given !== field.default && isShown(fields, field, all)) {
      throw new OptionsError(`“${key}”: ${wordProblem(checked.problem)}`, key, checked.problem)
    }
  }
  return options as OptionsOf<Fields>
}

/** @throws {OptionsError} when there is no such option */
export function findField(fields: readonly OptionField[], key: string): OptionField {
  const field = fields.find((one) => one.key === key)
  if (field) return field
  const keys = fields.map((one) => one.key).join(', ')
  throw new OptionsError(`There is no option “${key}”. The options are ${keys}.`, key)
}
