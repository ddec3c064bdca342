import { basename, dirname, join, resolve } from 'node:path'
import { downloadName } from '../download/fileName.ts'
import { foldCase } from '../text/fold.ts'
import type { OpenFile } from '../file/OpenFile.ts'
import { wordProblem } from '../options/validate.ts'
import type { RecipeStep } from '../recipes/Recipe.ts'
import { runRecipe, type RecipeRun, type StepOutcome } from '../recipes/runRecipe.ts'
import { changesAsCsv, changesHeader, csvRow } from './changesAsCsv.ts'
import {
  count,
  describeFile,
  findingLines,
  isBlocked,
  outcomeAsJson,
  type Outcome,
} from './Outcome.ts'
import type { Arguments } from './readArguments.ts'
import { openExport } from './readInput.ts'
import { readSteps, readTarget } from './readSteps.ts'
import { showProgress } from './showProgress.ts'
import { CommandError, exitCodes, UsageError, type Terminal } from './Terminal.ts'
import { freePath, isSameFile, partPaths, writeFiles, type NewFile } from './writeFiles.ts'

/** The jobs of a run are the only ones of their file, and are not kept. */
const runId = 'run'

function expectUsable(steps: readonly StepOutcome[]): void {
  for (const [at, { slug, misfit }] of steps.entries()) {
    if (!misfit) continue
    const reason = `${misfit.key}: ${wordProblem(misfit.problem)}`
    throw new CommandError(`Step ${at + 1}, ${slug}, cannot use this file. ${reason}`)
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

/** How many product types a line names. */
const namedTypes = 5

function summaryLines(
  { products, rows, changedProducts, changedCells, needReview, out }: Omit<Outcome, 'problems'>,
  { steps, copy }: RecipeRun,
  file: OpenFile,
): string[] {
  const optionValues = sum(steps.map(({ losses }) => losses?.optionValues ?? 0))
  const emptied = sum(steps.map(({ losses }) => losses?.emptied ?? 0))
  const conflicts = sum(
    steps.map(({ plan, job }) => (plan?.patches.length ?? 0) - (job?.patches.length ?? 0)),
  )
  const { header } = file.source
  const leftOut = copy.excludedColumns.map((column) => header[column])
  return [
    `${count(products, 'product')} in ${count(rows, 'row')}.`,
    changedCells === 0
      ? 'No cell changes.'
      : `${count(changedCells, 'cell')} in ${count(changedProducts, 'product')} changed.`,
    ...(leftOut.length > 0 ? [`Left out, so that the store keeps it: ${leftOut.join(', ')}.`] : []),
    ...(needReview > 0 ? [`${count(needReview, 'product')} to review; see --diff.`] : []),
    ...(conflicts > 0 ? [`${count(conflicts, 'cell')} in conflict, not changed; see --diff.`] : []),
    ...(optionValues > 0
      ? [`${count(optionValues, 'option value')} changed: these variants get new IDs.`]
      : []),
    ...(emptied > 0 ? [`${count(emptied, 'cell')} became empty.`] : []),
    ...(out === null ? [] : [`Written: ${typeof out === 'string' ? out : out.join(', ')}`]),
  ]
}

/** Says which options have to be set, so that the products are changed that they are unclear for. */
function questionLines(steps: readonly RecipeStep[], run: RecipeRun): string[] {
  return run.steps.flatMap(({ plan }, at) =>
    Object.entries(plan?.questions ?? {}).flatMap(([key, types]) => {
      const answers = steps[at]?.options[key]
      const isByType = typeof answers === 'object' && answers !== null
      const answered = new Set(isByType ? Object.keys(answers).map(foldCase) : [])
      const open = types.filter(({ value }) => !answered.has(foldCase(value)))
      if (open.length === 0) return []
      const products = count(sum(open.map((type) => type.count)), 'product')
      const named = isByType
        ? open.slice(0, namedTypes).map(({ value }) => `--set "${key}.${value}=…"`)
        : [`--set ${key}=…`]
      const others = isByType ? open.length - named.length : 0
      const more = others > 0 ? `, and for ${count(others, 'other type')}` : ''
      return [`An answer is missing for ${products}: ${named.join(', ')}${more}.`]
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

/** Applies an automation or a recipe to a product export. */
export async function automate(args: Arguments, terminal: Terminal): Promise<number> {
  const target = readTarget(args, terminal)
  const source = resolve(terminal.folder, target.path)
  expectOtherFiles(args, terminal, source)
  const file = openExport(terminal, target.path)
  const steps: readonly RecipeStep[] = readSteps(target, args, file.source.header, terminal)
  // Only the JSON lists warnings.
  if (args.isJson) file.report()
  if (isBlocked(file)) {
    if (args.isJson) terminal.print(outcomeAsJson(file))
    else {
      for (const line of findingLines(file, 'problem')) terminal.printError(line)
      terminal.printError('Nothing was written. Fix these problems first.')
    }
    return exitCodes.problem
  }

  const run = await showProgress(
    runRecipe(
      file,
      { version: 1, name: target.recipe?.name ?? 'automate', steps },
      { id: runId, at: Date.now() },
    ),
    { steps: steps.length, products: file.facts.products },
    terminal,
  )
  expectUsable(run.steps)
  const which = args.isChangedOnly ? 'changed' : 'whole'
  const downloads = args.isDryRun ? [] : run.copy.download({ which, isSplit: args.isSplit })
  const paths = pathsOf(args, terminal, source, downloads.length)
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
  const outcome = {
    ...describeFile(file),
    ...countChanges(run),
    needReview: countReviews(run),
    out: args.isSplit && out.length > 0 ? out : (out[0] ?? null),
  }
  if (args.isJson) terminal.print(outcomeAsJson(file, outcome))
  else {
    const lines = [...summaryLines(outcome, run, file), ...questionLines(steps, run)]
    for (const line of lines) terminal.print(line)
  }
  return exitCodes.done
}
