import {
  OpenFile,
  parseRecipe,
  planAutomation,
  runRecipe,
  runSync,
  withoutConflicts,
  type DownloadedFile,
  type Recipe,
} from '@dropwatt/automations'
import {
  automationFields,
  defaultOptions,
  fitToHeader,
  type FileAutomationSlug,
  type Options,
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

function optionsFor(slug: FileAutomationSlug, file: OpenFile, set: Options = {}): Options {
  const { header } = file.source
  const fields = automationFields[slug]
  return fitToHeader(fields, { ...defaultOptions(fields, { header }), ...set }, header)
}

/** A job and what is downloaded after it. */
interface Job {
  /** The options that differ from the defaults. @default none */
  readonly options?: Options
  /** The index of a product that stays as it is. @default none */
  readonly excluded?: number
  /** @default the columns that changed */
  readonly which?: 'columns' | 'whole'
}

/** Returns the file that an automation gives in Node. */
export function fileAfter(
  source: NamedFile,
  slug: FileAutomationSlug,
  { options: set, excluded, which = 'columns' }: Job = {},
): Fingerprint {
  const file = openExport(source)
  const options = optionsFor(slug, file, set)
  const plan = runSync(
    planAutomation(slug, file.current, options, { lastJob: file.lastJobProducts }),
  )
  const { firstRow, endRow } =
    excluded === undefined ? { firstRow: 0, endRow: 0 } : file.current.products[excluded]!
  const patches = withoutConflicts(plan).filter(([row]) => row < firstRow || row >= endRow)
  const { excludedColumns } = plan
  const origin = { kind: 'automation', slug, options } as const
  file.apply({ id: 'job', origin, at: 0, patches, excludedColumns })
  return onlyOne(file.download({ which, isSplit: false }))
}

function resultOf(source: NamedFile, recipe: Recipe): Fingerprint {
  const { copy } = runSync(runRecipe(openExport(source), recipe, { id: 'run', at: 0 }))
  return onlyOne(copy.download({ which: 'columns', isSplit: false }))
}

/** Returns the changed products that a recipe of one automation gives in Node. */
export function recipeResult(source: NamedFile, slug: FileAutomationSlug): Fingerprint {
  const options = optionsFor(slug, openExport(source))
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
