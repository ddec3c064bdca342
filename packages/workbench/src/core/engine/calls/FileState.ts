import {
  choiceColumns,
  columnValues,
  findReadOnly,
  hasCosts,
  scopeChoices,
  type FoundValue,
  type Job,
  type OpenFile,
  type Plan,
  type Preview,
  type ScopeChoices,
  type Suggestion,
  type TranslationList,
  type TranslationQuery,
  type TranslationService,
  type TranslationSources,
} from '@dropwatt/automations'
import type { FileAutomationSlug, Options } from '@dropwatt/automations/options'
import type { PermissionReason } from '@dropwatt/shopify'
import { isPermissionReason } from '../../live/missingPermission.ts'
import type { FileComparison } from '../FileComparison.ts'
import type { FileStatus, JobsOutcome, TranslationStatus } from '../messages.ts'
import { describeJob, packJobs, packReport } from '../packing.ts'
import { secondsSince } from '../secondsSince.ts'

/** The plan of an automation and its preview. */
export interface CurrentPlan {
  readonly number: number
  readonly slug: FileAutomationSlug
  readonly options: Options
  readonly plan: Plan
  readonly preview: Preview
  /** The texts, of a plan of translations. */
  readonly texts: TranslationList | undefined
  readonly changes: number
}

/**
 * State of a worker: the open file, its last plan, and the file it is compared
 * with.
 */
export class FileState {
  #file: OpenFile | undefined
  #changes = 0
  #plan: CurrentPlan | undefined
  #comparison: FileComparison | undefined
  /** Suggestions of services for the plans of this file, by request key. */
  readonly suggestions = new Map<string, Suggestion>()
  /** Cached choices of forms, until a job changes a column that they are read from. */
  #choices: ScopeChoices | undefined
  #choicesVersion = 0
  /** Columns whose values forms offer besides. */
  readonly #offered = new Set<string>()
  #translations: TranslationSources = {}
  /** Typed translations, by the row of the original file. */
  #typed: ReadonlyMap<number, string> = new Map()
  /** Permissions that the store of a live file has given; nothing while they are not known. */
  granted: readonly string[] | undefined
  /** Query of the list of texts. */
  translationQuery: TranslationQuery = { filter: 'all', search: '' }

  /** Opens another file, and forgets what was held for the last one. */
  start(file: OpenFile): void {
    this.#file = file
    this.#plan = undefined
    this.#comparison = undefined
    this.suggestions.clear()
    this.#translations = {}
    this.#typed = new Map()
    this.#forgetChoices()
    this.#offered.clear()
  }

  /** The open file. @throws when there is none */
  get file(): OpenFile {
    if (!this.#file) throw new Error('No file is open.')
    return this.#file
  }

  /** Number of times jobs were applied, undone or redone since the worker started. */
  get changes(): number {
    return this.#changes
  }

  /** The last plan, unless it was dropped. */
  get lastPlan(): CurrentPlan | undefined {
    return this.#plan
  }

  /** The last plan. @throws when there is none */
  get plan(): CurrentPlan {
    if (!this.#plan) throw new Error('Nothing is planned.')
    return this.#plan
  }

  keepPlan(plan: CurrentPlan): void {
    this.#plan = plan
  }

  forgetPlan(): void {
    this.#plan = undefined
  }

  /** Sources of translations for plans. */
  get translations(): TranslationSources {
    const typed = new Map(Array.from(this.#typed, ([row, text]) => [this.file.row(row), text]))
    return { ...this.#translations, typed }
  }

  keepTranslations(sources: TranslationSources): void {
    this.#translations = { ...this.#translations, ...sources }
  }

  /** @param typed by the row of the original file */
  keepTyped(typed: ReadonlyMap<number, string>): void {
    this.#typed = typed
  }

  /** Adds what a service has translated. */
  addTranslations(
    service: TranslationService,
    locale: string,
    pairs: readonly (readonly [source: string, translation: string])[],
  ): void {
    const { services = {} } = this.#translations
    const known = services[service]?.get(locale) ?? []
    const byLocale = new Map(services[service])
    byLocale.set(locale, new Map([...known, ...pairs]))
    this.keepTranslations({ services: { ...services, [service]: byLocale } })
  }

  /** Lists the texts of the current plan as they were asked for; nothing for other plans. */
  listTranslations(): TranslationStatus | undefined {
    const { number, texts } = this.plan
    if (!texts) return undefined
    const query = this.translationQuery
    texts.list(query)
    const { locale, count, counts } = texts
    return { plan: number, locale, count, counts, query }
  }

  /** The comparison in progress. @throws when there is none */
  get comparison(): FileComparison {
    if (!this.#comparison) throw new Error('Nothing is compared.')
    return this.#comparison
  }

  keepComparison(comparison: FileComparison | undefined): void {
    this.#comparison = comparison
  }

  /** Checks the file, and tells what else depends on its jobs. */
  status(): FileStatus {
    const file = this.file
    const start = performance.now()
    const report = packReport(file)
    const { header } = file.current.table
    const reasons = findReadOnly(file.readOnly, header)
    const notPermitted = new Map<string, PermissionReason>()
    const readOnly = new Set<string>()
    for (const [column, reason] of reasons) {
      const name = header[column] ?? ''
      if (isPermissionReason(reason)) notPermitted.set(name, reason)
      else readOnly.add(name)
    }
    return {
      check: { report, seconds: secondsSince(start) },
      jobs: file.jobs.map(describeJob),
      undoable: file.lastUndoable?.id,
      redoable: file.lastRedoable?.id,
      header,
      ...(readOnly.size > 0 && { readOnly }),
      ...(notPermitted.size > 0 && { notPermitted }),
      hasCosts: hasCosts(file.current),
      choicesVersion: this.#choicesVersion,
    }
  }

  /** Finds the values that filters and forms offer. They take as long as the checks, and few need them. */
  choices(): ScopeChoices {
    this.#choices ??= scopeChoices(this.file.current)
    return this.#choices
  }

  /** Finds the values of one column, and counts them from now on among the choices. */
  columnValues(name: string): readonly FoundValue[] {
    this.#offered.add(name)
    return columnValues(this.file.current, name)
  }

  #forgetChoices(): void {
    this.#choices = undefined
    this.#choicesVersion += 1
  }

  #changeChoices(jobs: readonly Job[]): boolean {
    const { current } = this.file
    const columns = choiceColumns(current)
    const isOffered = (column: number) => this.#offered.has(current.table.header[column] ?? '')
    return jobs.some(
      ({ patches, order }) =>
        order ||
        patches.some(([row, column]) => row === 0 || columns.has(column) || isOffered(column)),
    )
  }

  /**
   * Prepares what changed to be saved.
   *
   * @param jobs those that are new or changed their state
   */
  async afterChange(jobs: readonly Job[]): Promise<JobsOutcome> {
    const file = this.file
    this.#changes += 1
    if (this.#changeChoices(jobs)) this.#forgetChoices()
    const saved = await packJobs(file, jobs)
    return { status: this.status(), saved }
  }
}
