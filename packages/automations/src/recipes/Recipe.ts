import * as v from 'valibot'
import { automationFields } from '../automations/bySlug/options.ts'
import { isFileAutomationSlug, type FileAutomationSlug } from '../automations/slugs.ts'
import type { Options } from '../options/fields.ts'
import type { Problem } from '../options/problems.ts'
import { OptionsError, parseOptions } from '../options/validate.ts'

/** One automation of a recipe, with its options. */
export interface RecipeStep {
  readonly slug: FileAutomationSlug
  readonly options: Options
  /** Whether the step is passed over. */
  readonly isOff?: true
}

/** The version of the format. The first had lists of filters, which are read as conditions. */
export const recipeVersion = 2

/**
 * Automations that are applied one after the other. It holds options only, never data of a file, and the
 * conditions of a saved filter rather than its name, as they are complete anywhere.
 */
export interface Recipe {
  readonly version: typeof recipeVersion
  readonly name: string
  readonly steps: readonly RecipeStep[]
}

/** Reason a text is no recipe. */
export type RecipeErrorCode =
  | 'not-json'
  | 'not-a-recipe'
  | 'newer-version'
  | 'unknown-automation'
  | 'bad-option'

/** The option that makes a step wrong. */
export interface WrongOption {
  readonly slug: FileAutomationSlug
  /** Absent where the options are no object. */
  readonly key?: string
  /** Problem of its value; absent where there is no such option. */
  readonly problem?: Problem
}

/** Thrown when a text is no recipe that this version can apply. */
export class RecipeError extends Error {
  override readonly name = 'RecipeError'
  readonly code: RecipeErrorCode
  /** The number of the step that is wrong, from 1. */
  readonly step: number | undefined
  readonly option: WrongOption | undefined

  constructor(code: RecipeErrorCode, message: string, step?: number, option?: WrongOption) {
    super(message)
    this.code = code
    this.step = step
    this.option = option
  }
}

/** The longest name of a recipe, and the most steps it may have. */
export const recipeLimits = { name: 80, steps: 50 } as const

const shape = v.strictObject({
  version: v.pipe(
    v.picklist([1, recipeVersion]),
    v.transform((): typeof recipeVersion => recipeVersion),
  ),
  name: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(recipeLimits.name)),
  steps: v.pipe(
    v.array(
      v.strictObject({
        slug: v.string(),
        options: v.unknown(),
        isOff: v.optional(v.boolean()),
      }),
    ),
    v.maxLength(recipeLimits.steps),
  ),
})

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new RecipeError('not-json', 'The recipe is not valid JSON.')
  }
}

type WrittenStep = v.InferOutput<typeof shape>['steps'][number]

function parseStep({ slug, options, isOff }: WrittenStep, index: number): RecipeStep {
  const step = index + 1
  if (!isFileAutomationSlug(slug)) {
    throw new RecipeError('unknown-automation', `Step ${step}: no automation “${slug}”.`, step)
  }
  try {
    const parsed: Options = parseOptions(automationFields[slug], options)
    return { slug, options: parsed, ...(isOff && { isOff }) }
  } catch (error) {
    if (!(error instanceof OptionsError)) throw error
    const { key, problem } = error
    throw new RecipeError('bad-option', `Step ${step}: ${error.message}`, step, {
      slug,
      ...(key !== undefined && { key }),
      ...(problem && { problem }),
    })
  }
}

/**
 * Reads a recipe. Options that it leaves out have their defaults.
 *
 * @param text the recipe as JSON
 * @throws {RecipeError} when it is none, or needs what this version does not have
 */
export function parseRecipe(text: string): Recipe {
  const value = parseJson(text)
  const isNewer = v.is(
    v.looseObject({ version: v.pipe(v.number(), v.minValue(recipeVersion + 1)) }),
    value,
  )
  if (isNewer) throw new RecipeError('newer-version', 'The recipe is from a newer version.')
  const { success, output, issues } = v.safeParse(shape, value)
  if (!success) {
    const place = v.getDotPath(issues[0]) ?? 'the whole text'
    throw new RecipeError('not-a-recipe', `This is not a recipe: ${place} is wrong.`)
  }
  return { ...output, steps: output.steps.map(parseStep) }
}

/** Writes a recipe as JSON, for a file or for saving it. */
export function recipeText(recipe: Recipe): string {
  return `${JSON.stringify(recipe, undefined, 2)}\n`
}
