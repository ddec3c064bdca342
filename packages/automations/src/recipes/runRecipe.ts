import { automationFields } from '../automations/bySlug/options.ts'
import { planAutomation } from '../automations/planAutomation.ts'
import { kindFor, type FileAutomationSlug } from '../automations/slugs.ts'
import { countLosses, type Losses } from '../guards/losses.ts'
import type { OpenFile } from '../file/OpenFile.ts'
import { productsOfRows } from '../file/Snapshot.ts'
import type { Job } from '../jobs/Job.ts'
import type { Options, Scope } from '../options/fields.ts'
import type { Problem } from '../options/problems.ts'
import { scopeField } from '../options/scopeField.ts'
import { validate } from '../options/validate.ts'
import { withoutData } from '../options/withoutData.ts'
import { missingOption, optionNamesIn } from '../scope/missingOption.ts'
import { countMatches, type ScopeMatches } from '../scope/countMatches.ts'
import { scopeFieldOf } from '../scope/scopeRule.ts'
import { isChange, type Patch } from '../patches/Patch.ts'
import { estimatedCosts } from '../margins/estimatedCosts.ts'
import type { Plan } from '../plan/Plan.ts'
import type { PlanContext } from '../plan/Planner.ts'
import { countStopped } from '../plan/stopReadOnly.ts'
import type { ProductTable } from '../products/ProductTable.ts'
import type { Recipe, RecipeStep } from './Recipe.ts'

/** Reason a step cannot use a file: the first option that does not fit it, and its problem. */
export interface Misfit {
  /** The key of the option; empty where the file is of another kind. */
  readonly key: string
  readonly problem: Problem
}

/** Result of a step. */
export interface StepOutcome {
  readonly slug: FileAutomationSlug
  /** Absent for a step that is off or cannot use the file. */
  readonly plan?: Plan
  /** Absent if the step changes nothing. */
  readonly job?: Job
  /** The products with a change or a remark that needs review. @default none */
  readonly review?: ReadonlySet<number>
  /** Counts of what meets its conditions. @default it has none */
  readonly matches?: ScopeMatches
  /** Losses that an import of its changes would cause. @default nothing */
  readonly losses?: Losses
  readonly misfit?: Misfit
}

/** Progress of a recipe. */
export interface RecipeProgress {
  /** The index of the step. */
  readonly step: number
  /** Number of products that the step has processed. */
  readonly products: number
}

/** Result of a recipe. Nothing has changed in the file yet. */
export interface RecipeRun {
  /** One for each step of the recipe. */
  readonly steps: readonly StepOutcome[]
  /** A working copy with the new jobs, for a preview. */
  readonly copy: OpenFile
  /** The new jobs. Pass them to `OpenFile.adopt` to apply them to the file. */
  readonly jobs: readonly Job[]
  /** Number of products that the jobs change; one that several of them change counts once. */
  readonly products: number
}

export interface RecipeSettings {
  /** Unique in the file; the jobs belong together by it. */
  readonly id: string
  /** Now, in milliseconds since 1970. */
  readonly at: number
  readonly lowestPrices?: PlanContext['lowestPrices']
  readonly rates?: PlanContext['rates']
  readonly translations?: PlanContext['translations']
  /**
   * Chooses the changes of a step that are applied, from the file as the steps before it leave it.
   *
   * @default all but those in conflict
   */
  readonly choose?: (plan: Plan, products: ProductTable) => readonly Patch[]
}

/** The changes of a plan that may be applied: all but those in conflict. */
export function withoutConflicts({ patches, notes }: Plan): readonly Patch[] {
  return patches.filter((_, index) => !notes.get(index)?.some(({ tone }) => tone === 'conflict'))
}

/**
 * Finds the products with a remark that needs review, or with a change that does and is applied unless
 * it is excluded.
 */
function productsToReview(
  { patches, notes, remarks = [] }: Plan,
  products: ProductTable,
): ReadonlySet<number> {
  const rows = remarks.flatMap(({ tone, row }) => (tone === 'review' ? (row ?? []) : []))
  for (const [index, found] of notes) {
    const tones = new Set(found.map(({ tone }) => tone))
    const patch = patches[index]
    if (patch && tones.has('review') && !tones.has('conflict')) rows.push(patch[0])
  }
  return productsOfRows(products, rows)
}

function findMisfit({ slug, options }: RecipeStep, file: OpenFile): Misfit | undefined {
  const { header } = file.cells.table
  const needed = kindFor(slug)
  if (file.cells.kind !== needed) {
    return { key: '', problem: { code: `needs-${needed}`, values: {} } }
  }
  const [first] = Object.entries(validate(automationFields[slug], options, header))
  if (first?.[1] !== undefined) {
    const [key, problem] = first
    return { key, problem }
  }
  const scope = options[scopeField.key] as Scope | undefined
  if (!scope?.conditions.some(({ on }) => on.startsWith('option:'))) return undefined
  const problem = missingOption(scope, optionNamesIn(file.cells))
  return problem && { key: scopeField.key, problem }
}

/** Counts what meets the conditions of a step. */
function matchesOf({ slug, options }: RecipeStep, file: OpenFile): Pick<StepOutcome, 'matches'> {
  const field = scopeFieldOf(automationFields[slug])
  const scope = field && (options[field.key] as Scope | undefined)
  const matches = scope && countMatches(file.cells, scope, field, file.lastJobProducts)
  return matches ? { matches } : {}
}

/** Whether a step works on what the step before it has changed. */
function asksForLastJob({ [scopeField.key]: scope }: Options): boolean {
  return (scope as Scope | undefined)?.conditions.some(({ on }) => on === 'last-job') ?? false
}

/**
 * Runs a recipe on a working copy of a file, each step on the result of the one before it. It yields
 * its progress, so that the caller can report it or stop. Call `file.adopt(run.jobs)` to apply the
 * result; leave it for a dry run.
 */
export function* runRecipe(
  file: OpenFile,
  { name, steps }: Recipe,
  { id, at, lowestPrices, rates, translations, choose = withoutConflicts }: RecipeSettings,
): Generator<RecipeProgress, RecipeRun, void> {
  const copy = file.copy()
  const outcomes: StepOutcome[] = []
  for (const [step, recipeStep] of steps.entries()) {
    const { slug, options, isOff } = recipeStep
    const misfit = isOff ? undefined : findMisfit(recipeStep, copy)
    if (isOff || misfit) {
      outcomes.push({ slug, ...(misfit && { misfit }) })
      continue
    }
    const matches = matchesOf(recipeStep, copy)
    const planning = planAutomation(slug, copy.cells, options, {
      ...(asksForLastJob(options) && { lastJob: copy.lastJobProducts }),
      excludedColumns: copy.excludedColumns,
      excludedProducts: copy.excludedProducts,
      readOnly: copy.readOnly,
      file: copy,
      currencies: copy.currencies,
      isEstimatedCost: estimatedCosts(copy),
      ...(lowestPrices && { lowestPrices }),
      ...(rates && { rates }),
      ...(translations && { translations }),
    })
    let next = planning.next()
    for (; !next.done; next = planning.next()) yield { step, products: next.value }
    const plan = next.value
    const products = copy.cells
    const patches = choose(plan, products)
    const stoppedCells = countStopped(plan)
    if (patches.length === 0 && plan.excludedColumns.length === 0) {
      outcomes.push({ slug, plan, review: productsToReview(plan, products), ...matches })
      continue
    }
    const job = copy.applyStep({
      id: `${id}-${step + 1}`,
      origin: { kind: 'automation', slug, options: withoutData(slug, options) },
      at,
      patches,
      excludedColumns: plan.excludedColumns,
      ...(plan.addedColumns && { addedColumns: plan.addedColumns }),
      ...(plan.rate && { rate: plan.rate }),
      ...(stoppedCells > 0 && { stoppedCells }),
      recipe: id,
      recipeName: name,
    })
    outcomes.push({
      slug,
      plan,
      job,
      review: productsToReview(plan, products),
      losses: countLosses(products.columns, patches),
      ...matches,
    })
  }
  const jobs = copy.jobs.slice(file.jobs.length)
  const products = new Set<number>()
  for (const { patches } of jobs) {
    const rows = patches.filter(isChange).map(([sourceRow]) => file.row(sourceRow))
    for (const index of productsOfRows(file.current, rows)) products.add(index)
  }
  return { steps: outcomes, copy, jobs, products: products.size }
}
