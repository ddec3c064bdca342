import {
  fillIn,
  RecipeError,
  type FieldTexts,
  type RecipeErrorCode,
} from '@dropwatt/automations/options'
import type { AutomationSlug } from '@dropwatt/automations/options'
import type { BenchLanguage } from './language.ts'
import { writeCount } from '../writeCount.ts'

/** Larger files are no recipe, and are not read. In bytes. */
export const largestRecipe = 1_000_000

/**
 * Says why a text is no recipe that can be used here.
 *
 * @param name the file or recipe
 * @param labels the names of the automations
 */
export function recipeProblem(
  { code, step = 0, option }: Pick<RecipeError, 'code' | 'step' | 'option'>,
  name: string,
  { texts, automations, problems, language }: BenchLanguage,
  labels: Readonly<Record<AutomationSlug, string>>,
): string {
  const words = texts.recipes.problems
  const place = words.place(name, writeCount(step, language))
  const simple: Partial<Record<RecipeErrorCode, string>> = {
    'not-json': words.notJson(name),
    'newer-version': words.newer(name),
    'unknown-automation': words.unknownAutomation(place),
  }
  if (!option) return simple[code] ?? words.notARecipe(name)
  const { slug, key, problem } = option
  const fields: Readonly<Record<string, FieldTexts>> = automations[slug].fields
  const label = key === undefined ? undefined : (fields[key]?.label ?? key)
  if (label === undefined) return words.notARecipe(name)
  if (!problem) return words.unknownOption(place, labels[slug], label)
  const what = fillIn(problems[problem.code], problem.values, language)
  return words.badOption(place, labels[slug], label, what)
}
