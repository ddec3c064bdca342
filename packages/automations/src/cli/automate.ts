import { basename, dirname, join, resolve } from 'node:path'
import { automationFields } from '../automations/bySlug/options.ts'
import { isFileAutomationSlug, kindFor, type FileAutomationSlug } from '../automations/slugs.ts'
import type { NeedsAllColumns } from '../download/changedColumns.ts'
import { downloadName } from '../download/fileName.ts'
import { isImageSlug, isImportSlug, type ImageSlug } from '../automations/slugs.ts'
import { foldCase } from '../text/fold.ts'
import type { OpenFile } from '../file/OpenFile.ts'
import type { OptionField } from '../options/fields.ts'
import type { UsedRate } from '../money/rates.ts'
import { wordProblem } from '../options/validate.ts'
import { recipeVersion, type RecipeStep } from '../recipes/Recipe.ts'
import { runRecipe, type RecipeRun, type StepOutcome } from '../recipes/runRecipe.ts'
import { changesAsCsv, changesHeader, csvRow } from './changesAsCsv.ts'
import type { ScopeMatches } from '../scope/countMatches.ts'
import { figures, plural } from './count.ts'
import {
  describeFile,
  describeSize,
  findingLines,
  isBlocked,
  outcomeAsJson,
  unitOf,
  type Outcome,
} from './Outcome.ts'
import { kindNames } from './kindNames.ts'
import { importProducts } from './importProducts.ts'
import { isFolder, isImageName } from './images/collectImages.ts'
import type { Arguments } from './readArguments.ts'
import { openExport } from './readInput.ts'
import { canvasSlug, needsCanvas, readSteps, readTarget } from './readSteps.ts'
import { noteLines, notesOfStep, reasonOfStep, type ReportedNote } from './ReportedNote.ts'
import { showProgress } from './showProgress.ts'
import { CommandError, exitCodes, UsageError, type Terminal } from './Terminal.ts'
import { freePath, isSameFile, partPaths, writeFiles, type NewFile } from './writeFiles.ts'

/** The jobs of a run are the only ones of their file, and are not kept. */
const runId = 'run'
const exclusionId = 'exclusion'

function expectUsable(steps: readonly StepOutcome[]): void {
  for (const [at, { slug, misfit }] of steps.entries()) {
    if (!misfit) continue
    const named = misfit.key === '' ? '' : `${misfit.key}: `
    const reason = `${named}${wordProblem(misfit.problem)}`
    const message = `Step ${at + 1}, ${slug}, cannot use this file. ${reason}`
    throw new CommandError(message, { code: misfit.problem.code })
  }
}

const sum = (counts: readonly number[]) => counts.reduce((total, each) => total + each, 0)

/** Counts the products that a note marks for review, each once. */
function countReviews({ steps }: RecipeRun): number {
  return new Set(steps.flatMap(({ review }) => [...(review ?? [])])).size
}

/** Counts the products and the cells that changed, each once. */
function countChanges({
  jobs,
  copy,
}: RecipeRun): Pick<Outcome, 'changedProducts' | 'changedCells'> {
  const [only, ...others] = jobs
  if (only && others.length === 0) {
    const { changedProducts, changedCells } = only
    return { changedProducts, changedCells }
  }
  const { products, cells } = copy.changes
  return { changedProducts: products, changedCells: cells }
}

/** Lists the exchange rates that the jobs converted by. */
function ratesOf({ jobs }: RecipeRun): readonly UsedRate[] {
  return jobs.flatMap(({ rate }) => rate ?? [])
}

/** Lists the counts of what meets the conditions of the steps. */
function matchesOf({ steps }: RecipeRun): readonly ScopeMatches[] {
  return steps.flatMap(({ matches }) => matches ?? [])
}

function matchLine({ unit, count, of, notNumbers = 0 }: ScopeMatches): string {
  const all = `${figures(count)} of ${plural(of, unit.slice(0, -1))} met the conditions.`
  if (notNumbers === 0) return all
  return `${all} ${plural(notNumbers, 'cell')} with no number: not compared.`
}

/** Most digits of a reference rate that are printed; a rate that was typed in is printed as it is. */
const rateDigits = { ecb: 6, own: 17 } as const

function rateLine({ from, to, rate, source: origin, date }: UsedRate): string {
  const source =
    date === undefined
      ? 'your own rate'
      : `the reference rate of the European Central Bank of ${date}`
  const digits = { useGrouping: false, maximumSignificantDigits: rateDigits[origin] }
  return `Converted at 1 ${from} = ${rate.toLocaleString('en', digits)} ${to}, ${source}.`
}

/** Lists the changes of all steps as CSV. */
function changesOf({ steps, jobs }: RecipeRun, file: OpenFile): string {
  const copy = file.copy()
  const lists = steps.map(({ slug, plan, job }) => {
    const list = plan ? changesAsCsv(copy, slug, plan) : ''
    // Each step changes what the steps before it have made.
    if (job && job !== jobs.at(-1)) copy.adopt([job])
    return list
  })
  return [csvRow(changesHeader), ...lists].join('')
}

/** Decides where to write the result. */
function pathsOf(
  { files, isSplit }: Arguments,
  { folder }: Terminal,
  source: string,
  parts: number,
): string[] {
  const all = (path: string) => (isSplit ? partPaths(path, parts) : [path])
  const wanted =
    files.out === undefined
      ? freePath(join(dirname(source), downloadName(basename(source), '')), all)
      : resolve(folder, files.out)
  return all(wanted)
}

/** Most product types or products that a line names. */
const namedAnswers = 5

/** @throws {CommandError} when an automation works on another kind of file */
function expectKind({ facts }: OpenFile, slug: FileAutomationSlug | undefined): void {
  if (slug === undefined || facts.kind === kindFor(slug)) return
  const [open, needed] = [kindNames[facts.kind], kindNames[kindFor(slug)]]
  const message = `The file is ${open}. ${slug} needs ${needed}.`
  throw new CommandError(message, { code: facts.kind })
}

/** Says what to do about problems that keep a file from being changed. */
function blockedText(file: OpenFile, { isWithoutBlocked }: Arguments): string {
  const canExclude = file.problems().some((finding) => file.productsOf(finding) !== undefined)
  return isWithoutBlocked || !canExclude
    ? 'Nothing was written. Fix these problems first.'
    : 'Nothing was written. Fix these problems first, or leave their products out with --exclude-blocked.'
}

/** Most of the products that are left out that a line names. */
const namedProducts = 5

/** Says which products are left out. */
function exclusionLines({ excludedProducts }: OpenFile): string[] {
  const handles = [...excludedProducts]
  if (handles.length === 0) return []
  const others = handles.length - namedProducts
  const more = others > 0 ? `, and ${plural(others, 'other')}` : ''
  return [
    `Left out, as an import would lose data: ${plural(handles.length, 'product')}: ${handles.slice(0, namedProducts).join(', ')}${more}.`,
  ]
}

/** Reasons that `--changed-columns` cannot be used. */
const needsAllTexts: Readonly<Record<NeedsAllColumns, string>> = {
  'missing-columns': 'The file lacks columns that tell products and variants apart',
  'moved-rows': 'Rows were moved',
  'added-products': 'Products were added, which need all of their values',
  'other-importer': 'The file is an export of Matrixify, which reads other columns',
}

/**
 * Lists the names of the columns that changed and of those that an import needs beside them.
 *
 * @throws {CommandError} when all columns are needed
 */
function changedColumns(file: OpenFile): readonly string[] {
  const { columns } = file.downloadFacts()
  if (typeof columns === 'string') {
    const message = `${needsAllTexts[columns]}, so all columns are needed. Use --changed-only.`
    throw new CommandError(message, { code: columns })
  }
  const { keys, beside, changed } = columns
  if (changed.length === 0) return []
  const written = new Set([...keys, ...beside, ...changed])
  return file.current.table.header.filter((_, column) => written.has(column))
}

function summaryLines(
  { changedProducts, changedCells, needReview, columns, out }: Omit<Outcome, 'problems'>,
  run: RecipeRun,
  file: OpenFile,
): string[] {
  const { steps, copy } = run
  const optionValues = sum(steps.map(({ losses }) => losses?.optionValues ?? 0))
  const emptied = sum(steps.map(({ losses }) => losses?.emptied ?? 0))
  const conflicts = sum(
    steps.map(({ plan, job }) => (plan?.patches.length ?? 0) - (job?.changedCells ?? 0)),
  )
  const { header } = file.source
  const leftOut = copy.excludedColumns.map((column) => header[column])
  return [
    describeSize(file),
    ...exclusionLines(file),
    changedCells === 0
      ? ['No cell changes.', ...steps.flatMap(reasonOfStep).map(({ message }) => message)].join(' ')
      : `${plural(changedCells, 'cell')} in ${plural(changedProducts, unitOf(file))} changed.`,
    ...matchesOf(run).map(matchLine),
    ...ratesOf(run).map(rateLine),
    ...(leftOut.length > 0 ? [`Left out, so that the store keeps it: ${leftOut.join(', ')}.`] : []),
    ...(needReview > 0 ? [`${plural(needReview, unitOf(file))} to review; see --diff.`] : []),
    ...(conflicts > 0
      ? [`${plural(conflicts, 'cell')} in conflict, not changed; see --diff.`]
      : []),
    ...(optionValues > 0
      ? [`${plural(optionValues, 'option value')} changed: these variants get new IDs.`]
      : []),
    ...(emptied > 0 ? [`${plural(emptied, 'cell')} became empty.`] : []),
    ...(columns && columns.length > 0 ? [`Columns: ${columns.join(', ')}.`] : []),
    ...(out === null ? [] : [`Written: ${typeof out === 'string' ? out : out.join(', ')}`]),
  ]
}

const labels = { problem: 'Conflict', warning: 'To review', info: 'Note' } as const

/** Words what a plan has to say; what only explains a change is left to the JSON and to --diff. */
function linesOf(notes: readonly ReportedNote[]): string[] {
  return noteLines(
    notes.filter(({ severity, row }) => severity !== 'info' || row === null),
    labels,
  )
}

/** Says which options have to be set, so that the products are changed that they are unclear for. */
function questionLines(steps: readonly RecipeStep[], run: RecipeRun): string[] {
  return run.steps.flatMap(({ plan, slug }, at) =>
    Object.entries(plan?.questions ?? {}).flatMap(([key, asked]) => {
      const answers = steps[at]?.options[key]
      const isByName = typeof answers === 'object' && answers !== null
      const answered = new Set(isByName ? Object.keys(answers).map(foldCase) : [])
      const open = asked.filter(({ value }) => !answered.has(foldCase(value)))
      if (open.length === 0) return []
      const fields: readonly OptionField[] = automationFields[slug]
      const isByProduct = fields.find((field) => field.key === key)?.kind === 'map'
      const products = isByProduct ? open.length : sum(open.map((type) => type.count))
      const named = isByName
        ? open.slice(0, namedAnswers).map(({ value }) => `--set "${key}.${value}=…"`)
        : [`--set ${key}=…`]
      const others = isByName ? open.length - named.length : 0
      const other = isByProduct ? 'other product' : 'other type'
      const more = others > 0 ? `, and for ${plural(others, other)}` : ''
      return [
        `An answer is missing for ${plural(products, 'product')}: ${named.join(', ')}${more}.`,
      ]
    }),
  )
}

function expectOtherFiles(
  { files, isSplit }: Arguments,
  { folder }: Terminal,
  source: string,
): void {
  if (isSplit && files.job !== undefined) {
    throw new UsageError('--job records one file, so it cannot be used with --split.')
  }
  for (const [name, path] of Object.entries(files)) {
    if (name === 'recipe' || !isSameFile(resolve(folder, path), source)) continue
    throw new UsageError(`--${name} is the file itself, which is never overwritten. Name another.`)
  }
  const written = [files.out, files.diff, files.job].filter((path) => path !== undefined)
  if (new Set(written.map((path) => resolve(folder, path))).size < written.length) {
    throw new UsageError('--out, --diff and --job must be different files.')
  }
}

/**
 * Returns the automation of images that a command line asks for; nothing if it asks for another. One of
 * them works on exports too: there the files decide.
 */
function imageSlugOf({ words }: Arguments, { folder }: Terminal): ImageSlug | undefined {
  const [word = '', ...paths] = words
  if (word === canvasSlug) throw needsCanvas()
  if (!isImageSlug(word)) return undefined
  if (!isFileAutomationSlug(word)) return word
  const isOfImages = paths.some((path) => isImageName(path) || isFolder(resolve(folder, path)))
  return isOfImages ? word : undefined
}

/**
 * Applies an automation or a recipe to a product export, or makes one of another source, or applies an
 * automation to images.
 */
export async function automate(args: Arguments, terminal: Terminal): Promise<number> {
  const [word = ''] = args.words
  const imageSlug = imageSlugOf(args, terminal)
  if (imageSlug) {
    // What works on images is only read when it is needed.
    const { automateImages } = await import('./images/automateImages.ts')
    return automateImages(imageSlug, args, terminal)
  }
  if (args.isForced) throw new UsageError('--force replaces results of images. This is no image.')
  if (isImportSlug(word)) return importProducts(word, args, terminal)
  if (args.files.against !== undefined) {
    throw new UsageError('--against needs bulk-products-importer.')
  }
  if (args.lang !== undefined) throw new UsageError('--lang needs an importer.')
  const target = readTarget(args, terminal)
  const source = resolve(terminal.folder, target.path)
  expectOtherFiles(args, terminal, source)
  const { file, notes: ofFile } = await openExport(terminal, target.path, args.sheet)
  expectKind(file, target.slug)
  const steps = await readSteps(target, args, file.source.header, terminal)
  // Only the JSON lists warnings.
  if (args.isJson) file.report()
  if (args.isWithoutBlocked) file.applyFix('exclude-products', { id: exclusionId, at: Date.now() })
  if (isBlocked(file)) {
    if (args.isJson) terminal.print(outcomeAsJson(file, undefined, ofFile))
    else {
      for (const line of findingLines(file, 'problem')) terminal.printError(line)
      terminal.printError(blockedText(file, args))
    }
    return exitCodes.problem
  }

  const run = await showProgress(
    runRecipe(
      file,
      { version: recipeVersion, name: target.recipe?.name ?? 'automate', steps },
      { id: runId, at: Date.now() },
    ),
    { steps: steps.length, products: file.facts.products },
    terminal,
  )
  expectUsable(run.steps)
  const { which } = args
  const columns = which === 'columns' ? changedColumns(run.copy) : undefined
  const downloads = args.isDryRun ? [] : run.copy.download({ which, isSplit: args.isSplit })
  const paths = pathsOf(args, terminal, join(dirname(source), file.name), downloads.length)
  const written: NewFile[] = downloads.map(({ bytes }, at) => ({
    path: paths[at]!,
    content: bytes,
  }))
  if (args.files.diff !== undefined) {
    const path = resolve(terminal.folder, args.files.diff)
    written.push({ path, content: changesOf(run, file) })
  }
  if (args.files.job !== undefined && downloads.length > 0) {
    const path = resolve(terminal.folder, args.files.job)
    written.push({ path, content: await run.copy.jobFile({ which }) })
  }
  writeFiles(written)

  const out = paths.slice(0, downloads.length)
  const rates = ratesOf(run)
  const matches = matchesOf(run)
  const outcome = {
    ...describeFile(file),
    ...countChanges(run),
    needReview: countReviews(run),
    ...(matches.length > 0 && { matches }),
    ...(rates.length > 0 && { rates }),
    ...(columns && { columns }),
    out: args.isSplit && out.length > 0 ? out : (out[0] ?? null),
  }
  const notes = [...ofFile, ...run.steps.flatMap((step) => notesOfStep(step, run.copy))]
  if (args.isJson) {
    terminal.print(outcomeAsJson(file, outcome, [...run.steps.flatMap(reasonOfStep), ...notes]))
  } else {
    const printed = [
      ...summaryLines(outcome, run, file),
      ...linesOf(notes),
      ...questionLines(steps, run),
    ]
    for (const line of printed) terminal.print(line)
  }
  return exitCodes.done
}
