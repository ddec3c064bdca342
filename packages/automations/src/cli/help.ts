import { automationFields, automationTexts } from '../automations/bySlug/options.ts'
import {
  imageSlugs,
  isFileAutomationSlug,
  isImageSlug,
  type AutomationSlug,
} from '../automations/slugs.ts'
import { sourceNames } from '../importing/sources/listSources.ts'
import { describe, type OptionDescription } from '../options/describe.ts'
import type { Arguments } from './readArguments.ts'
import { canvasSlug, commandSlugs, findAnySlug } from './readSteps.ts'
import { exitCodes, UsageError, type Terminal } from './Terminal.ts'

const imageCommands = imageSlugs.filter((slug) => slug !== canvasSlug)

const usage = `Changes a product export; every other byte stays as it was. Makes new images of images.

  automate <automation> <file> [--set key=value]… [--where CONDITION]… [--out FILE] [--split]
           [--changed-only | --changed-columns] [--exclude-blocked] [--dry-run] [--diff FILE] [--job FILE] [--recipe FILE] [--json]
  automate <file> --recipe FILE     applies all steps of a recipe
  automate bulk-products-importer <list> [--set key=value]… [--against FILE] [--out FILE]
  automate product-importer <page> --set rights=true [--set key=value]… [--out FILE]
  automate <image automation> <file or folder>… --out FOLDER [--set key=value]… [--dry-run]
           [--force] [--json]
  automate undo <file> --job FILE --out FILE
  automate check <file> [--sheet NAME] [--json]
  automate list [--json]
  automate help <automation>

  --set key=value   sets an option; help <automation> lists them
  --where CONDITION includes what meets it only, such as "price between 20 and 50"; several all have
                    to be met, with --match any one of them
  --out FILE        where to write; without it a new name beside the file; a folder for images
  --changed-only    writes the changed products only, with all their rows
  --changed-columns writes of them what tells variants apart and the columns that changed
  --split           writes parts under 15 MB, as FILE-1.csv, FILE-2.csv
  --exclude-blocked leaves products with problems out, and says which, instead of refusing the file
  --dry-run         writes no result
  --diff FILE       writes every change as CSV
  --job FILE        writes what undo needs
  --against FILE    compares a supplier's list with a product export
  --lang LANGUAGE   names options in this language where a supplier does not: en or it
  --sheet NAME      reads this sheet of a workbook; without it the one with the most columns
  --recipe FILE     takes the options from a recipe of the dashboard
  --force           replaces results of images that are there already, never an original
  --json            prints one object

A file or a list is CSV with commas, semicolons, tabs or bars, XLSX, or a ZIP with one of them.

Automations of images: ${imageCommands.join(', ')}.

Ends with 0 when done, 1 for a problem with the file, 2 for wrong use.`

function optionsOf(slug: AutomationSlug): readonly OptionDescription[] {
  return describe(automationFields[slug], automationTexts[slug])
}

function defaultText({ default: value, isOptional }: OptionDescription): string {
  if (value === null) return isOptional ? 'off' : 'none'
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.join(', ')
  return typeof value === 'object' ? 'none' : String(value) || 'empty'
}

function optionLines(option: OptionDescription): string[] {
  const { key, label, help: more, takes } = option
  return [
    `  ${key}: ${label}${more === undefined ? '' : `. ${more}`}`,
    `      Takes ${takes}. Default: ${defaultText(option)}`,
  ]
}

/** Lists the automations with their options. */
export function list({ words, isJson }: Arguments, terminal: Terminal): number {
  if (words.length > 0) throw new UsageError('list takes no file.')
  if (isJson) {
    const automations = commandSlugs.map((slug) => ({ slug, options: optionsOf(slug) }))
    terminal.print(JSON.stringify({ automations }))
    return exitCodes.done
  }
  for (const slug of commandSlugs) {
    terminal.print(slug)
    for (const line of optionsOf(slug).flatMap(optionLines)) terminal.print(line)
  }
  return exitCodes.done
}

/** Explains the commands, or the options of an automation. */
export function help({ words }: Arguments, terminal: Terminal): number {
  const [word] = words
  if (word === undefined) {
    terminal.print(usage)
    return exitCodes.done
  }
  const slug = findAnySlug(word)
  if (!isImageSlug(slug) || isFileAutomationSlug(slug)) {
    terminal.print(`automate ${slug} <file> [--set key=value]…`)
  }
  if (isImageSlug(slug)) {
    terminal.print(`automate ${slug} <file or folder>… --out FOLDER [--set key=value]…`)
  }
  if (slug === 'bulk-products-importer') {
    terminal.print(
      `Recognises the exports of ${sourceNames.join(', ')}; other lists by their headings.`,
    )
  }
  for (const line of optionsOf(slug).flatMap(optionLines)) terminal.print(line)
  return exitCodes.done
}
