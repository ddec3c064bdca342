import {
  OpenFile,
  parseRecipe,
  planAutomation,
  runRecipe,
  withoutConflicts,
  type DownloadedFile,
  type Recipe,
} from '@dropwatt/automations'
import {
  automationFields,
  defaultOptions,
  type FileAutomationSlug,
} from '@dropwatt/automations/options'
import { createHash } from 'node:crypto'
import type { NamedFile } from './dropFiles.ts'

/** The name and the content of a download, to compare it. */
export interface Fingerprint {
  readonly name: string
  readonly sha256: string
}

/** Returns the name and the SHA-256 of a file. */
export function fingerprint(name: string, bytes: Uint8Array): Fingerprint {
  return { name, sha256: createHash('sha256').update(bytes).digest('hex') }
}

function openExport({ name, bytes }: NamedFile): OpenFile {
  return OpenFile.open(bytes, { name })
}

function onlyOne(files: readonly DownloadedFile[]): Fingerprint {
  const [file] = files
  if (!file || files.length > 1) throw new Error(`${files.length} files instead of one.`)
  return fingerprint(file.name, file.bytes)
}

function defaultsFor(slug: FileAutomationSlug, file: OpenFile) {
  return defaultOptions(automationFields[slug], { header: file.source.header })
}

/**
 * Returns the changed products that an automation with its default options gives in Node.
 *
 * @param excluded the index of a product that stays as it is
 */
export function changedProducts(
  source: NamedFile,
  slug: FileAutomationSlug,
  excluded: number,
): Fingerprint {
  const file = openExport(source)
  const options = defaultsFor(slug, file)
  const planning = planAutomation(slug, file.current, options, { lastJob: file.lastJobProducts })
  let step = planning.next()
  while (!step.done) step = planning.next()
  const { firstRow, endRow } = file.current.products[excluded]!
  const patches = withoutConflicts(step.value).filter(([row]) => row < firstRow || row >= endRow)
  file.apply({ id: 'job', origin: { kind: 'automation', slug, options }, at: 0, patches })
  return onlyOne(file.download({ which: 'columns', isSplit: false }))
}

function resultOf(source: NamedFile, recipe: Recipe): Fingerprint {
  const running = runRecipe(openExport(source), recipe, { id: 'run', at: 0 })
  let step = running.next()
  while (!step.done) step = running.next()
  return onlyOne(step.value.copy.download({ which: 'columns', isSplit: false }))
}

/** Returns the changed products that a recipe of one automation gives in Node. */
export function recipeResult(source: NamedFile, slug: FileAutomationSlug): Fingerprint {
  const options = defaultsFor(slug, openExport(source))
  return resultOf(source, { version: 2, name: 'Weekly', steps: [{ slug, options }] })
}

/**
 * Returns the changed products that an exported recipe gives in Node.
 *
 * @param text the recipe as JSON
 */
export function recipeOf(source: NamedFile, text: string): Fingerprint {
  return resultOf(source, parseRecipe(text))
}
