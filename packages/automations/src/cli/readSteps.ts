import { automationFields, automationTexts } from '../automations/bySlug/options.ts'
import {
  fileAutomationSlugs,
  imageSlugs,
  importSlugs,
  isImportSlug,
  isFileAutomationSlug,
  isImageSlug,
  type AutomationSlug,
  type FileAutomationSlug,
} from '../automations/slugs.ts'
import { defaultOptions, fitToHeader } from '../options/defaultOptions.ts'
import type { ChosenFile, OptionField } from '../options/fields.ts'
import { parseSettings } from '../options/parseSettings.ts'
import { validate, wordProblem } from '../options/validate.ts'
import { parseRecipe, type Recipe, type RecipeStep } from '../recipes/Recipe.ts'
import type { Arguments } from './readArguments.ts'
import { readInput, readTextFile } from './readInput.ts'
import { CommandError, UsageError, type Terminal } from './Terminal.ts'

/** The automation of images that draws texts, for which the command line has no canvas. */
export const canvasSlug = 'dynamic-watermark'

/** The automations that the command line has. */
export const commandSlugs: readonly AutomationSlug[] = [
  ...new Set<AutomationSlug>([...fileAutomationSlugs, ...importSlugs, ...imageSlugs]),
].filter((slug) => slug !== canvasSlug)

function unknownSlug(word: string): UsageError {
  return new UsageError(`There is no automation “${word}”. There are ${commandSlugs.join(', ')}.`)
}

/** Says why the command line lacks an automation of images. */
export function needsCanvas(): UsageError {
  return new UsageError(
    `${canvasSlug} draws on a canvas, which the command line does not have. Use it in the dashboard.`,
  )
}

/** @throws {UsageError} when there is no such automation that changes an export */
function findSlug(word: string): FileAutomationSlug {
  if (isFileAutomationSlug(word)) return word
  throw unknownSlug(word)
}

/** @throws {UsageError} when there is no such automation */
export function findAnySlug(word: string): AutomationSlug {
  if (word === canvasSlug) throw needsCanvas()
  if (isImportSlug(word) || isFileAutomationSlug(word) || isImageSlug(word)) return word
  throw unknownSlug(word)
}

/**
 * Reads which automations to apply, and to which file: one with its settings, a recipe, or one with
 * the options that it has in a recipe.
 *
 * @throws {UsageError}
 * @throws {RecipeError}
 */
export function readTarget(
  { words, settings, files }: Arguments,
  terminal: Terminal,
): {
  readonly slug: FileAutomationSlug | undefined
  readonly path: string
  readonly recipe: Recipe | undefined
} {
  const recipe =
    files.recipe === undefined
      ? undefined
      : parseRecipe(new TextDecoder().decode(readInput(terminal, files.recipe)))
  const [first, second, ...others] = words
  const isWholeRecipe = recipe !== undefined && second === undefined
  if (isWholeRecipe && settings.length > 0) {
    throw new UsageError(
      '--set and --where need an automation: automate <automation> <file> --recipe FILE.',
    )
  }
  const slug = isWholeRecipe || first === undefined ? undefined : findSlug(first)
  const path = isWholeRecipe ? first : second
  if (path === undefined || others.length > 0) {
    throw new UsageError(
      'automate takes an automation and a file, or a file and --recipe. See: help',
    )
  }
  return { slug, path, recipe }
}

/** Reads the files that settings name, by their paths. */
async function readFiles(
  fields: readonly OptionField[],
  settings: readonly string[],
  terminal: Terminal,
): Promise<ReadonlyMap<string, ChosenFile>> {
  const keys = new Set(fields.flatMap(({ kind, key }) => (kind === 'file' ? key : [])))
  const files = new Map<string, ChosenFile>()
  for (const setting of settings) {
    const equals = setting.indexOf('=')
    const path = setting.slice(equals + 1)
    if (keys.has(setting.slice(0, equals)) && path !== '') {
      files.set(path, await readTextFile(terminal, path))
    }
  }
  return files
}

/**
 * Gives the automations with their options for a file.
 *
 * @param header the texts of its first row
 * @throws {UsageError} when the options do not fit the file
 * @throws {OptionsError}
 */
export async function readSteps(
  { slug, recipe }: ReturnType<typeof readTarget>,
  { settings }: Arguments,
  header: readonly string[],
  terminal: Terminal,
): Promise<readonly RecipeStep[]> {
  if (slug === undefined) {
    return (recipe?.steps ?? []).map(({ slug: own, options: saved, isOff }) => {
      const options = fitToHeader(automationFields[own], saved, header)
      return isOff ? { slug: own, options, isOff } : { slug: own, options }
    })
  }
  const fields = automationFields[slug]
  const base = recipe?.steps.find((step) => step.slug === slug)?.options
  if (recipe && !base) throw new UsageError(`The recipe “${recipe.name}” has no step ${slug}.`)
  const files = await readFiles(fields, settings, terminal)
  const given = parseSettings(
    fields,
    automationTexts[slug],
    settings,
    base ?? defaultOptions(fields, { header }),
    (path) => files.get(path) ?? { name: path, text: '' },
  )
  const options = fitToHeader(fields, given, header)
  const [wrong] = Object.entries(validate(fields, options, header))
  if (wrong?.[1]?.code === 'lacks-column') {
    const message = `${slug} cannot use this file. ${wordProblem(wrong[1])}`
    throw new CommandError(message, { code: wrong[1].code })
  }
  if (wrong?.[1]) throw new UsageError(`${wrong[0]}: ${wordProblem(wrong[1])} See: help ${slug}`)
  return [{ slug, options }]
}
