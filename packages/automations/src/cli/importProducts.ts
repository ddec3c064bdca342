import { basename, dirname, join, resolve } from 'node:path'
import { automationFields, automationTexts } from '../automations/bySlug/options.ts'
import type { BulkImporterOptions } from '../automations/bulk-products-importer/options.ts'
import type { ProductImporterOptions } from '../automations/product-importer/options.ts'
import type { ImportSlug } from '../automations/slugs.ts'
import { Table } from '../csv/Table.ts'
import { runSync } from '../runSync.ts'
import { findKind } from '../importing/findKind.ts'
import type { ImportPlan } from '../importing/ImportPlan.ts'
import { pageText } from '../importing/pages/pageText.ts'
import { deletedVariants, type DeletedVariants } from '../guards/deletedVariants.ts'
import { optionNames, type OptionNames } from '../importing/optionNames.ts'
import { readProductPage } from '../importing/pages/readProductPage.ts'
import type { PageProblem } from '../importing/pages/PageReading.ts'
import {
  includedProducts,
  isUpdate,
  planImport,
  planPage,
  suggestPrice,
} from '../importing/planImport.ts'
import { readMapping } from '../importing/readMapping.ts'
import { SupplierList } from '../importing/SupplierList.ts'
import { targetText } from '../importing/targets.ts'
import { writeUpdate } from '../importing/update/writeUpdate.ts'
import { writeProducts } from '../importing/writeProducts.ts'
import { parseSettings } from '../options/parseSettings.ts'
import { wordNote } from '../options/texts.ts'
import { validate, wordProblem } from '../options/validate.ts'
import { kindNames } from './kindNames.ts'
import { columnNames } from '../products/columnNames.ts'
import { ProductTable } from '../products/ProductTable.ts'
import { figures, plural } from './count.ts'
import { scopeOption, type Arguments } from './readArguments.ts'
import { openExport, readInput, readTable } from './readInput.ts'
import { noteLines, severities, type ReportedNote } from './ReportedNote.ts'
import { CommandError, exitCodes, UsageError, type Terminal } from './Terminal.ts'
import { freePath, isSameFile, writeFiles } from './writeFiles.ts'

/** Result of an import, as `--json` prints it. */
interface ImportOutcome {
  readonly products: number
  readonly variants: number
  /** Rows of the source that belong to a product. */
  readonly rows: number
  readonly new: number
  readonly changed: number
  readonly same: number
  /** Products of the other file that the source no longer lists, in whole or in part. */
  readonly gone: readonly { readonly handle: string; readonly skus: readonly string[] }[]
  readonly written: number
  readonly needReview: number
  /** Variants of the other file that change; nothing where the source is no update of it. */
  readonly updated?: number
  /** Products that are added to the other file. */
  readonly added?: number
  /** Variants of the other file that the list names, and rows that were not sure enough. */
  readonly matched?: number
  readonly unmatched?: number
  /** Fields of the other file that are written. */
  readonly fields?: readonly string[]
  /** Variants of the other file that an import deletes; nothing where there is none. */
  readonly deleted?: DeletedVariants
  /** The shop or market that a supplier's list is an export of; nothing where it is not recognised. */
  readonly source: string | null
  /** Target of each column of a supplier's list, with the reason. */
  readonly columns: readonly {
    readonly name: string
    readonly target: string
    readonly why: string
    /** Value of `--set` that confirms it. */
    readonly setting: string
  }[]
  readonly problems: readonly ReportedNote[]
  readonly out: string | null
}

const pageProblems: Readonly<Record<PageProblem, string>> = {
  empty: 'The file is empty.',
  'too-large': 'The page is larger than 2 MB.',
  'broken-json': 'The JSON is broken; its end may be missing.',
  'no-page': 'The file is neither a web page nor JSON.',
  'no-product': 'The page has no product.',
}

/** A plan with the number that a row of the source has in its file, and what it is compared with. */
interface Planned {
  readonly plan: ImportPlan
  readonly numberOf: (row: number) => number
  readonly export?: ProductTable
  /** Notes on the workbook or ZIP that the list was in. */
  readonly notes?: readonly ReportedNote[]
}

/** A file that was made, with what is to be known about it. */
interface Made {
  readonly bytes: Uint8Array
  readonly problems: readonly ReportedNote[]
  /** @default nothing to compare with */
  readonly deleted?: DeletedVariants
}

function readOptions(slug: ImportSlug, settings: readonly string[]): Record<string, unknown> {
  const fields = automationFields[slug]
  const options = parseSettings(fields, automationTexts[slug], settings)
  const [wrong] = Object.entries(validate(fields, options))
  if (wrong?.[1]) throw new UsageError(`${wrong[0]}: ${wordProblem(wrong[1])} See: help ${slug}`)
  return { ...options }
}

/** @throws {UsageError} when an option names a column that the list lacks */
function expectColumns(list: SupplierList, { map, group, options }: BulkImporterOptions): void {
  const isChoice = group === '' || group === 'by-title' || group === 'each-row'
  const named = [...Object.keys(map), ...Object.keys(options), ...(isChoice ? [] : [group])]
  const missing = named.find((name) => !list.columns.some((column) => column.name === name))
  if (missing === undefined) return
  const names = list.columns.map(({ name }) => name).join(', ')
  throw new UsageError(`The list has no column “${missing}”. It has ${names}.`)
}

/** @throws {UsageError} when there are no names in that language */
async function optionNamesIn(lang: string = 'en'): Promise<OptionNames> {
  switch (lang) {
    case 'en':
      return optionNames
    case 'it':
      return (await import('../it.ts')).optionNamesIt
    default:
      throw new UsageError(`--lang is en or it, not ${lang}.`)
  }
}

async function planList(args: Arguments, terminal: Terminal, path: string): Promise<Planned> {
  const { bytes, notes } = await readTable(terminal, path, args.sheet)
  const list = new SupplierList(bytes)
  const given = readOptions('bulk-products-importer', args.settings) as BulkImporterOptions
  expectColumns(list, given)
  const { against } = args.files
  const names = await optionNamesIn(args.lang)
  const compared =
    against === undefined ? {} : { export: (await openExport(terminal, against)).file.current }
  const context = { ...compared, optionNames: names }
  const isPriceGiven = args.settings.some((setting) => setting.startsWith('price='))
  // An update computes no prices from costs unless the option asks for it: those of the store stay.
  const isSuggested = !isPriceGiven && !isUpdate(given, context)
  const price = isSuggested ? suggestPrice(readMapping(list, given, undefined, names)) : given.price
  return {
    plan: runSync(planImport(list, { ...given, price }, context)),
    numberOf: (row) => list.numberOf(row),
    notes,
    ...compared,
  }
}

function warning(code: string, message: string): ReportedNote {
  return { severity: 'warning', code, row: null, column: null, message }
}

/** Makes the file of a plan, and looks at what an import of it would delete. */
function makeFile({ plan, export: compared }: Planned): Made {
  if (!compared) return { bytes: writeProducts(includedProducts(plan)), problems: [] }
  const { bytes, missing } = plan.update
    ? writeUpdate(compared, plan)
    : { bytes: writeProducts(includedProducts(plan)), missing: [] }
  const deleted = deletedVariants(compared, new ProductTable(new Table(bytes)))
  const left = missing.map((key) => columnNames[key][0]).join(', ')
  return {
    bytes,
    deleted,
    problems: [
      ...(deleted.variants > 0
        ? [
            warning(
              'deletes-variants',
              `An import deletes ${plural(deleted.variants, 'variant')} of ${plural(deleted.products, 'product')} in your store.`,
            ),
          ]
        : []),
      ...(left === ''
        ? []
        : [
            warning(
              'no-column',
              `Your export has no such columns, so new products are written without: ${left}.`,
            ),
          ]),
    ],
  }
}

/**
 * Says what a file is that is no page.
 *
 * @throws {FileError} the same, of a file that nothing here can use
 */
function otherKind(bytes: Uint8Array, path: string): string {
  const kind = findKind(bytes)
  if (kind === 'products' || kind === 'translations') {
    return `${path}: The file is ${kindNames[kind]}, which is changed by the other automations.`
  }
  return `${path}: ${pageProblems['no-page']}`
}

async function planPageFile(args: Arguments, terminal: Terminal, path: string): Promise<Planned> {
  if (args.files.against !== undefined) {
    throw new UsageError('--against needs bulk-products-importer.')
  }
  // The file is named, so only the web address is left to be wrong.
  const options = readOptions('product-importer', args.settings) as ProductImporterOptions
  const bytes = readInput(terminal, path)
  const names = await optionNamesIn(args.lang)
  const currency = options.currency.toUpperCase()
  const reading = readProductPage(pageText(bytes), undefined, currency, names)
  const { problem } = reading
  if (problem === 'no-page') throw new CommandError(otherKind(bytes, path), { code: problem })
  if (problem) throw new CommandError(`${path}: ${pageProblems[problem]}`, { code: problem })
  return {
    plan: planPage(reading, options),
    numberOf: (row) => row + 1,
  }
}

/** Lists what is to be known about an import, each with its row. */
function problemsOf(
  slug: ImportSlug,
  { plan, numberOf, notes: ofFile = [] }: Planned,
): ReportedNote[] {
  const columns = plan.mapping?.columns ?? []
  const notes = [
    ...plan.notes.map((note) => ({ note, rows: [] as readonly number[] })),
    ...plan.products.flatMap(({ notes: own, rows }) => own.map((note) => ({ note, rows }))),
  ]
  const worded = notes.map(({ note, rows }): ReportedNote => {
    const row = note.row ?? rows[0]
    return {
      severity: severities[note.tone],
      code: note.code,
      row: row === undefined ? null : numberOf(row),
      column: note.column === undefined ? null : (columns[note.column]?.name ?? null),
      message: wordNote(note, automationTexts[slug], 'en'),
    }
  })
  return [...ofFile, ...worded]
}

function outcomeOf(
  slug: ImportSlug,
  planned: Planned,
  out: string | null,
  made?: Made,
): ImportOutcome {
  const { plan } = planned
  const { mapping, products, gone, counts, update } = plan
  return {
    products: counts.products,
    variants: counts.variants,
    rows: products.reduce((sum, { rows }) => sum + rows.length, 0),
    new: counts.new,
    changed: counts.changed,
    same: counts.same,
    gone: gone.map(({ handle, skus }) => ({ handle, skus })),
    written: counts.included,
    needReview: counts.review + plan.notes.filter(({ tone }) => tone === 'review').length,
    ...(update && {
      updated: update.updated,
      added: products.filter(({ state, isIncluded }) => state === 'new' && isIncluded).length,
      matched: update.matched,
      unmatched: update.unmatched,
      fields: update.fields,
    }),
    ...(made?.deleted && { deleted: made.deleted }),
    source: mapping?.source ?? null,
    columns: (mapping?.columns ?? []).map(({ name, target, why }) => ({
      name,
      target: target.target,
      why,
      setting: `map.${name}=${targetText(target)}`,
    })),
    problems: [...(made?.problems ?? []), ...problemsOf(slug, planned)],
    out,
  }
}

const labels = { problem: 'Not imported', warning: 'To review', info: 'Note' } as const

/** Says what an update writes, and that nothing else of the store changes. */
function updateLines({ plan }: Planned, outcome: ImportOutcome): string[] {
  const { update } = plan
  if (!update) return []
  const { fields } = automationTexts['bulk-products-importer']
  const names = update.fields.map((field) => fields.update.choices[field])
  const { updated = 0, added = 0, unmatched = 0, gone } = outcome
  const deleted = outcome.deleted?.variants ?? 0
  return [
    `${plural(updated, 'variant')} updated, ${plural(added, 'new product')}, ${plural(unmatched, 'row')} not matched.`,
    `${plural(update.matched, 'variant')} matched; ${names.length === 0 ? 'no field is' : `only ${names.join(', ')} ${names.length === 1 ? 'is' : 'are'}`} written.`,
    ...(deleted === 0 ? [`No variant is lost: all ${figures(update.stored)} stay.`] : []),
    ...(gone.length > 0
      ? [`${plural(gone.length, 'product')} of these vendors not in the list, in whole or in part.`]
      : []),
  ]
}

function summaryLines(outcome: ImportOutcome, planned: Planned): string[] {
  const { products, variants, written, columns, gone, out } = outcome
  const unsure = columns
    .filter(({ why }) => why === 'confirm')
    .map(({ setting }) => `--set "${setting}"`)
  const isCompared = planned.export !== undefined && !planned.plan.update
  return [
    `${plural(products, 'product')} with ${plural(variants, 'variant')}.`,
    ...columns.map(
      ({ name, target, why }) => `  ${name}: ${target}${why === 'none' ? '' : ` (${why})`}`,
    ),
    ...(unsure.length > 0
      ? [`Confirm these columns, or name another target: ${unsure.join(' ')}`]
      : []),
    ...(planned.plan.mapping?.isGroupingGuessed === true
      ? ['Confirm how rows are grouped with --set group=COLUMN, group=by-title or group=each-row.']
      : []),
    ...(isCompared
      ? [
          `${outcome.new} new, ${outcome.changed} changed, ${outcome.same} the same, ${gone.length} gone.`,
        ]
      : []),
    ...updateLines(planned, outcome),
    ...noteLines(outcome.problems, labels),
    ...(out === null ? [] : [`Written: ${plural(written, 'product')} in ${out}`]),
  ]
}

function expectPlainUse({ files, which, isSplit }: Arguments, slug: ImportSlug): void {
  const wrong = [
    ...(['diff', 'job', 'recipe'] as const).filter((name) => files[name] !== undefined),
    ...scopeOption({ which }),
    ...(isSplit ? ['split'] : []),
  ]
  if (wrong[0] !== undefined) throw new UsageError(`--${wrong[0]} cannot be used with ${slug}.`)
}

/**
 * Makes a product export of a supplier's list or of a saved product page.
 *
 * @throws {UsageError}
 * @throws {CommandError} when nothing can be written
 */
export async function importProducts(
  slug: ImportSlug,
  args: Arguments,
  terminal: Terminal,
): Promise<number> {
  expectPlainUse(args, slug)
  const [, path, ...others] = args.words
  if (path === undefined || others.length > 0) {
    throw new UsageError(`automate ${slug} takes one file. See: help ${slug}`)
  }
  const source = resolve(terminal.folder, path)
  for (const name of ['out', 'against'] as const) {
    const other = args.files[name]
    if (other === undefined || !isSameFile(resolve(terminal.folder, other), source)) continue
    throw new UsageError(`--${name} is the file itself, which is never overwritten. Name another.`)
  }
  const planned =
    slug === 'bulk-products-importer'
      ? await planList(args, terminal, path)
      : await planPageFile(args, terminal, path)
  const { nothing } = planned.plan
  if (nothing !== undefined) {
    const reasons: Readonly<Partial<Record<string, string>>> = automationTexts[slug].reasons
    if (args.isJson) terminal.print(JSON.stringify(outcomeOf(slug, planned, null)))
    else {
      for (const line of noteLines(problemsOf(slug, planned), labels)) terminal.printError(line)
      terminal.printError(reasons[nothing] ?? nothing)
    }
    return exitCodes.problem
  }
  const name = `${basename(path).replace(/\.[^.]+$/u, '')}-products.csv`
  const wanted = args.files.out
  const out =
    wanted === undefined
      ? freePath(join(dirname(source), name), (each) => [each])
      : resolve(terminal.folder, wanted)
  const made = makeFile(planned)
  if (!args.isDryRun) writeFiles([{ path: out, content: made.bytes }])
  const outcome = outcomeOf(slug, planned, args.isDryRun ? null : out, made)
  if (args.isJson) terminal.print(JSON.stringify(outcome))
  else for (const line of summaryLines(outcome, planned)) terminal.print(line)
  return exitCodes.done
}
