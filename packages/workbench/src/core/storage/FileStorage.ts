import type { LiveSidecar } from '@dropwatt/shopify'
import type { SupplierMapping } from '../engine/importMessages.ts'
import { createMemoryTables } from './memoryTables.ts'
import { openDeviceTables } from './deviceTables.ts'
import {
  defaultSettings,
  type FileRecord,
  type JobRecord,
  type JournalEntry,
  type PackedJob,
  type FilterRecord,
  type RecipeRecord,
  type Settings,
  type TranslationRecord,
  type WrittenJob,
} from './records.ts'
import type { Change, TableName, Tables } from './Tables.ts'

/** The tables whose keys begin with the id of a file. */
const tablesOfFiles: readonly TableName[] = [
  'jobs',
  'changes',
  'drafts',
  'written',
  'images',
  'imageSources',
  'imageOutcomes',
  'imageBytes',
]

const settingsKey = 'all'
const servicesKey = 'services'

/** More suppliers than a store has. */
const mostSuppliers = 100

const suppliersKey = 'suppliers'

/**
 * Returns original bytes as they are stored. Chromium copies a blob without work for the page. The
 * others get the bytes themselves: a private window of WebKit stores no blob, and then hangs.
 */
export async function storable(source: Blob): Promise<Blob | ArrayBuffer> {
  return 'userAgentData' in navigator ? source : source.arrayBuffer()
}

/** The original bytes of a file, and the ids of the store behind its rows if it is a live file. */
export interface FileContent {
  readonly source: Blob
  readonly sidecar?: LiveSidecar | undefined
}

async function contentOf(id: string, { source, sidecar }: FileContent): Promise<Change[]> {
  const saved: Change = { table: 'sources', key: id, value: await storable(source) }
  return sidecar ? [saved, { table: 'sidecars', key: id, value: sidecar }] : [saved]
}

function jobChanges(job: JobRecord | PackedJob): Change[] {
  const { changes, ...record } = { changes: undefined, ...job }
  const key = [job.file, job.id] as const
  const saved: Change = { table: 'jobs', key, value: record }
  return changes ? [saved, { table: 'changes', key, value: changes }] : [saved]
}

/** The member's choices on a page for a file. */
export type Draft = readonly [page: string, choices: unknown]

/** Tables of the glossary and the saved translations. */
export type TranslationTable = 'terms' | 'translations'

/** Returns whether storing failed because the device has no space left. */
export function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError'
}

/** The files of one account on this device, with their jobs, drafts and recipes. */
export class FileStorage {
  readonly #tables: Tables
  /** Whether everything is lost when the tab is closed, because the browser stores nothing. */
  readonly isInMemory: boolean

  private constructor(tables: Tables, isInMemory: boolean) {
    this.#tables = tables
    this.isInMemory = isInMemory
  }

  /**
   * Opens the storage of an account; in memory if the browser refuses to store anything.
   *
   * @param onClosed called when another tab removed all files, or the browser closed the storage
   */
  static async open(user: string, onClosed: () => void = () => {}): Promise<FileStorage> {
    try {
      return new FileStorage(await openDeviceTables(user, onClosed), false)
    } catch {
      return new FileStorage(createMemoryTables(), true)
    }
  }

  /** Other tables of the account, such as its images. */
  get tables(): Tables {
    return this.#tables
  }

  /** Returns all files, the one used last first. */
  async files(): Promise<FileRecord[]> {
    const files = (await this.#tables.list('files')) as FileRecord[]
    return files.toSorted((one, other) => other.openedAt - one.openedAt)
  }

  async file(id: string): Promise<FileRecord | undefined> {
    return (await this.#tables.read('files', id)) as FileRecord | undefined
  }

  /** Returns the original bytes of a file. */
  async source(id: string): Promise<Blob | undefined> {
    const saved = (await this.#tables.read('sources', id)) as ArrayBuffer | Blob | undefined
    return saved && new Blob([saved], { type: 'text/csv' })
  }

  /** Returns the ids of the store beside a live file, as they were saved: an earlier release may have done so. */
  sidecar(id: string): Promise<unknown> {
    return this.#tables.read('sidecars', id)
  }

  /**
   * Saves a new file with its original bytes.
   *
   * @param sidecar the ids of the store behind its rows. @default it is no live file
   */
  async addFile(file: FileRecord, source: Blob, sidecar?: LiveSidecar): Promise<void> {
    await this.#tables.write([
      { table: 'files', key: file.id, value: file },
      ...(await contentOf(file.id, { source, sidecar })),
    ])
  }

  /** Saves what changed about a file. */
  putFile(file: FileRecord): Promise<void> {
    return this.#tables.write([{ table: 'files', key: file.id, value: file }])
  }

  /** Removes a file with its jobs, drafts and journal. */
  async removeFile(id: string): Promise<void> {
    const removed: Change[] = [
      { table: 'files', key: id },
      { table: 'sources', key: id },
      { table: 'sidecars', key: id },
      { table: 'journal', key: id },
    ]
    for (const table of tablesOfFiles) {
      const keys = await this.#tables.keysOf(table, id)
      removed.push(...keys.map((key) => ({ table, key })))
    }
    await this.#tables.write(removed)
  }

  /** Returns the jobs that wrote a live file to its store since it was read. */
  async writtenJobs(file: string): Promise<WrittenJob[]> {
    return (await this.#tables.list('written', file)) as WrittenJob[]
  }

  /** Saves what jobs of the store wrote of a live file. */
  putWrittenJobs(file: string, jobs: readonly WrittenJob[]): Promise<void> {
    return this.#tables.write(
      jobs.map((value) => ({ table: 'written', key: [file, value.job], value })),
    )
  }

  /** Returns the jobs of a file without their changes, oldest first. */
  async jobs(file: string): Promise<JobRecord[]> {
    const jobs = (await this.#tables.list('jobs', file)) as JobRecord[]
    return jobs.toSorted((one, other) => one.position - other.position)
  }

  /** Returns the jobs of all files without their changes, oldest first. */
  async allJobs(): Promise<JobRecord[]> {
    const jobs = (await this.#tables.list('jobs')) as JobRecord[]
    return jobs.toSorted((one, other) => one.position - other.position)
  }

  /** Returns the jobs of a file with their changes, oldest first. */
  async packedJobs(file: string): Promise<PackedJob[]> {
    const jobs = await this.jobs(file)
    const changes = await Promise.all(
      jobs.map(({ id }) => this.#tables.read('changes', [file, id]) as Promise<ArrayBuffer>),
    )
    return jobs.map((job, index) => Object.assign(job, { changes: changes[index]! }))
  }

  /**
   * Saves what changed about a file and its jobs, all or nothing, and closes the journal.
   *
   * @param jobs the jobs that are new or differ from what is saved; without `changes` those saved stay
   * @param content the original bytes, if they could not be saved before
   */
  async saveJobs(
    file: FileRecord,
    jobs: readonly (JobRecord | PackedJob)[],
    content?: FileContent,
  ): Promise<void> {
    await this.#tables.write([
      { table: 'files', key: file.id, value: file },
      ...(content ? await contentOf(file.id, content) : []),
      { table: 'journal', key: file.id },
      ...jobs.flatMap(jobChanges),
    ])
  }

  /**
   * Replaces the original bytes, the jobs and the drafts of a file, all or nothing. What was written to the
   * store since the earlier bytes is forgotten.
   *
   * @param drafts by their pages
   */
  async renewFile(
    file: FileRecord,
    content: FileContent,
    jobs: readonly PackedJob[],
    drafts: readonly Draft[],
  ): Promise<void> {
    const { id } = file
    const removed: Change[] = [{ table: 'journal', key: id }]
    for (const table of ['jobs', 'changes', 'drafts', 'written'] as const) {
      const keys = await this.#tables.keysOf(table, id)
      removed.push(...keys.map((key) => ({ table, key })))
    }
    await this.#tables.write([
      ...removed,
      { table: 'files', key: id, value: file },
      ...(await contentOf(id, content)),
      ...jobs.flatMap(jobChanges),
      ...drafts.map(([page, value]): Change => ({ table: 'drafts', key: [id, page], value })),
    ])
  }

  /** Notes what is about to be applied, so that the next visit can tell if the tab closed meanwhile. */
  openJournal(entry: JournalEntry): Promise<void> {
    return this.#tables.write([{ table: 'journal', key: entry.file, value: entry }])
  }

  closeJournal(file: string): Promise<void> {
    return this.#tables.write([{ table: 'journal', key: file }])
  }

  async journal(file: string): Promise<JournalEntry | undefined> {
    return (await this.#tables.read('journal', file)) as JournalEntry | undefined
  }

  /** Returns what was chosen last on a page, such as that of an automation, for a file. */
  draft(file: string, page: string): Promise<unknown> {
    return this.#tables.read('drafts', [file, page])
  }

  /** Returns what was chosen last on all pages for a file. */
  async drafts(file: string): Promise<Draft[]> {
    const keys = await this.#tables.keysOf('drafts', file)
    return Promise.all(
      keys.map(async (key): Promise<Draft> => [key[1], await this.#tables.read('drafts', key)]),
    )
  }

  /** @param choices `undefined` removes the draft */
  putDraft(file: string, page: string, choices: unknown): Promise<void> {
    return this.#tables.write([{ table: 'drafts', key: [file, page], value: choices }])
  }

  /** Returns all recipes, the newest first. */
  async recipes(): Promise<RecipeRecord[]> {
    const recipes = (await this.#tables.list('recipes')) as RecipeRecord[]
    return recipes.toSorted((one, other) => other.savedAt - one.savedAt)
  }

  async recipe(id: string): Promise<RecipeRecord | undefined> {
    return (await this.#tables.read('recipes', id)) as RecipeRecord | undefined
  }

  putRecipe(recipe: RecipeRecord): Promise<void> {
    return this.#tables.write([{ table: 'recipes', key: recipe.id, value: recipe }])
  }

  removeRecipe(id: string): Promise<void> {
    return this.#tables.write([{ table: 'recipes', key: id }])
  }

  /** Returns all saved filters, the oldest first. */
  async filters(): Promise<FilterRecord[]> {
    const filters = (await this.#tables.list('filters')) as FilterRecord[]
    return filters.toSorted((one, other) => one.savedAt - other.savedAt)
  }

  putFilter(filter: FilterRecord): Promise<void> {
    return this.#tables.write([{ table: 'filters', key: filter.id, value: filter }])
  }

  removeFilter(id: string): Promise<void> {
    return this.#tables.write([{ table: 'filters', key: id }])
  }

  /** Returns the mappings that were saved for suppliers, the newest first. */
  async supplierMappings(): Promise<readonly SupplierMapping[]> {
    const saved = (await this.#tables.read('settings', suppliersKey)) as
      | readonly SupplierMapping[]
      | undefined
    return saved ?? []
  }

  /** @param mappings all of them, the newest first; the oldest beyond a hundred are dropped */
  putSupplierMappings(mappings: readonly SupplierMapping[]): Promise<void> {
    const value = mappings.slice(0, mostSuppliers)
    return this.#tables.write([{ table: 'settings', key: suppliersKey, value }])
  }

  /** Returns the terms of the glossary or the saved translations, the newest last. */
  async translations(table: TranslationTable): Promise<TranslationRecord[]> {
    const records = (await this.#tables.list(table)) as TranslationRecord[]
    return records.toSorted((one, other) => one.savedAt - other.savedAt)
  }

  /** Saves terms or translations, and removes others, all or nothing. */
  changeTranslations(
    table: TranslationTable,
    saved: readonly TranslationRecord[],
    removed: readonly Pick<TranslationRecord, 'locale' | 'source'>[] = [],
  ): Promise<void> {
    return this.#tables.write([
      ...removed.map(({ locale, source }) => ({ table, key: [locale, source] as const })),
      ...saved.map((value) => ({ table, key: [value.locale, value.source] as const, value })),
    ])
  }

  async settings(): Promise<Settings> {
    const saved = (await this.#tables.read('settings', settingsKey)) as
      | Partial<Settings>
      | undefined
    return { ...defaultSettings, ...saved }
  }

  putSettings(settings: Settings): Promise<void> {
    return this.#tables.write([{ table: 'settings', key: settingsKey, value: settings }])
  }

  /** Returns how to reach the member's own services, if that is saved. */
  services(): Promise<unknown> {
    return this.#tables.read('settings', servicesKey)
  }

  /** @param services `undefined` removes them */
  putServices(services: unknown): Promise<void> {
    return this.#tables.write([{ table: 'settings', key: servicesKey, value: services }])
  }

  /** Closes the storage; reading and writing then fail. */
  close(): void {
    this.#tables.close()
  }
}
