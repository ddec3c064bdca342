import { createStore, type StoreApi } from 'zustand/vanilla'
import type { JobDescription } from '../engine/packing.ts'
import { removeDatabase } from '../databaseName.ts'
import { removeImageFolder } from '../imageFolder.ts'
import { countLeftFile } from '../leftFiles.ts'
import { FileStorage } from '../storage/FileStorage.ts'
import {
  defaultSettings,
  type FileRecord,
  type FilterRecord,
  type JobRecord,
  type RecipeRecord,
  type Settings,
} from '../storage/records.ts'
import { askToKeep, measureSpace, type Space } from '../storage/space.ts'
import { ServiceKeys } from './ServiceKeys.ts'
import { TranslationMemory } from './TranslationMemory.ts'

/** Saved data of the account on this device. */
export interface SavedState {
  /** Whether the lists have been read. */
  readonly isLoaded: boolean
  /** Whether the browser stores nothing, so that everything is lost when the tab is closed. */
  readonly isInMemory: boolean
  /** The one used last comes first. */
  readonly files: readonly FileRecord[]
  /** The jobs by the id of their file, oldest first. */
  readonly jobs: ReadonlyMap<string, readonly JobDescription[]>
  /** The newest first. */
  readonly recipes: readonly RecipeRecord[]
  /** The oldest first. */
  readonly filters: readonly FilterRecord[]
  readonly settings: Settings
  /** Undefined until it was measured, and where the browser does not tell. */
  readonly space: Space | undefined
}

export const nothingSaved: SavedState = {
  isLoaded: false,
  isInMemory: false,
  files: [],
  jobs: new Map(),
  recipes: [],
  filters: [],
  settings: defaultSettings,
  space: undefined,
}

/** A change of the saved data, as it is sent to other tabs of the account. */
export type Change =
  /** The record of a file. */
  | { readonly kind: 'file'; readonly file: string }
  /** The jobs of a file, and what is known about it. */
  | { readonly kind: 'jobs'; readonly file: string }
  /** The member's choices on a page of a file. */
  | { readonly kind: 'page'; readonly file: string; readonly page: string }
  | { readonly kind: 'recipe'; readonly recipe: string }
  /** The saved filters. */
  | { readonly kind: 'filters' }
  | { readonly kind: 'settings' }
  /** Everything was removed. */
  | { readonly kind: 'all' }

interface AccountEvents {
  /** Called after another tab changed something, once this one knows it. */
  readonly onChanged: (change: Change) => void
  /** Called when another tab removed everything. */
  readonly onRemoved: () => void
}

/** Replaces the value with an id, or adds it; without a value, removes it. */
function withValue<Value extends { readonly id: string }>(
  values: readonly Value[],
  id: string,
  value: Value | undefined,
): readonly Value[] {
  const others = values.filter((each) => each.id !== id)
  return value ? [value, ...others] : others
}

function descriptionOf({ description }: JobRecord): JobDescription {
  return description as JobDescription
}

/**
 * The files of the signed-in account on this device, and what all its tabs see of them. What is written
 * is known at once; other tabs are told which record it was, and read that one alone.
 */
export class Account {
  readonly user: string
  readonly state: StoreApi<SavedState>
  /** Settings of the member's own services. */
  readonly keys = new ServiceKeys(() => this.storage)
  /** The glossary and the saved translations. */
  readonly memory: TranslationMemory
  readonly #channel: BroadcastChannel
  readonly #onRemoved: () => void
  readonly #verifyUser: (user: string) => Promise<void>
  #storage: Promise<FileStorage>
  /** Whether the storage was closed from outside. */
  #isLost = false
  /** Whether everything is being removed. */
  #isRemoving = false
  #isClosed = false

  /**
   * @param state the store that says what is saved. @default one of its own
   * @param verifyUser resolves once the account may open its files. @default at once
   */
  constructor(
    user: string,
    { onChanged, onRemoved }: AccountEvents,
    state: StoreApi<SavedState> = createStore(() => nothingSaved),
    verifyUser: (user: string) => Promise<void> = () => Promise.resolve(),
  ) {
    this.user = user
    this.state = state
    this.#onRemoved = onRemoved
    this.#verifyUser = verifyUser
    this.#storage = this.#open()
    this.memory = new TranslationMemory(user, () => this.storage)
    this.#channel = new BroadcastChannel(`dropwatt.files.${user}`)
    this.#channel.addEventListener('message', ({ data }: MessageEvent<Change>) => {
      void this.use((storage) => this.#read(storage, data)).then(() => onChanged(data))
    })
  }

  #open(): Promise<FileStorage> {
    const storage = this.#verifyUser(this.user).then(() => FileStorage.open(this.user, onClosed))
    const onClosed = () => {
      if (this.#storage !== storage) return
      this.#isLost = true
      this.keys.clear()
      this.state.setState({ files: [], jobs: new Map(), recipes: [], filters: [] })
      this.memory.forget()
      this.#onRemoved()
    }
    return storage
  }

  /** The storage. Reopened after it was closed from outside, which may find nothing. */
  get storage(): Promise<FileStorage> {
    if (this.#isLost) {
      this.#isLost = false
      this.#storage = this.#open()
    }
    return this.#storage
  }

  /** Works with what is saved; what was removed or closed meanwhile needs no work any more. */
  async use(work: (storage: FileStorage) => Promise<void>): Promise<void> {
    const { storage } = this
    try {
      await work(await storage)
    } catch (error) {
      const isGone = this.#isClosed || this.#isLost || this.#isRemoving
      if (!isGone && storage === this.#storage) throw error
    }
  }

  /** Reads the lists. */
  load(): Promise<void> {
    return this.use((storage) => this.#load(storage))
  }

  async #load(storage: FileStorage): Promise<void> {
    const { setState } = this.state
    // Each as soon as it is there: the device answers in turn, so what is saved meanwhile comes later.
    await Promise.all([
      storage.files().then((files) => setState({ files })),
      storage.allJobs().then((records) => {
        const jobs = Map.groupBy(records, ({ file }) => file)
        setState({ jobs: new Map([...jobs].map(([id, each]) => [id, each.map(descriptionOf)])) })
      }),
      storage.recipes().then((recipes) => setState({ recipes })),
      storage.filters().then((filters) => setState({ filters })),
      storage.settings().then((settings) => setState({ settings })),
    ])
    setState({ isLoaded: true, isInMemory: storage.isInMemory })
  }

  /** Reads what another tab changed. */
  async #read(storage: FileStorage, change: Change): Promise<void> {
    switch (change.kind) {
      case 'file': {
        this.#showFile(change.file, await storage.file(change.file))
        return
      }
      case 'jobs': {
        const { file: id } = change
        const [file, jobs] = await Promise.all([storage.file(id), storage.jobs(id)])
        this.#showFile(id, file, jobs.map(descriptionOf))
        return
      }
      case 'recipe': {
        this.#showRecipe(change.recipe, await storage.recipe(change.recipe))
        return
      }
      case 'filters': {
        this.state.setState({ filters: await storage.filters() })
        return
      }
      case 'settings': {
        this.state.setState({ settings: await storage.settings() })
        return
      }
      case 'page': {
        return
      }
      default: {
        // Tabs of earlier releases do not say what changed either.
        await this.#load(storage)
      }
    }
  }

  /** @param jobs all its jobs. @default those that are known */
  #showFile(id: string, file?: FileRecord, jobs?: readonly JobDescription[]): void {
    const { files, jobs: before } = this.state.getState()
    const changed = withValue(files, id, file).toSorted(
      (one, other) => other.openedAt - one.openedAt,
    )
    if (file && !jobs) this.state.setState({ files: changed })
    else {
      const others = new Map(before)
      if (file && jobs) others.set(id, jobs)
      else others.delete(id)
      this.state.setState({ files: changed, jobs: others })
    }
  }

  #showRecipe(id: string, recipe?: RecipeRecord): void {
    const recipes = withValue(this.state.getState().recipes, id, recipe)
    this.state.setState({
      recipes: recipes.toSorted((one, other) => other.savedAt - one.savedAt),
    })
  }

  /** Tells other tabs what was saved or removed. */
  notifyTabs(change: Change): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel has no other origin.
    if (!this.#isClosed) this.#channel.postMessage(change)
  }

  /** Notes a file that was saved; other tabs are told. */
  noteFile(file: FileRecord): void {
    if (this.#isClosed) {
      const isKnown = this.state.getState().files.some(({ id }) => id === file.id)
      if (!isKnown) countLeftFile(this.user)
      return
    }
    this.#showFile(file.id, file)
    this.notifyTabs({ kind: 'file', file: file.id })
  }

  /**
   * Notes jobs that were saved with their file; other tabs are told.
   *
   * @param changed those that are new or changed, oldest first
   */
  noteJobs(file: FileRecord, changed: readonly JobRecord[]): void {
    const jobs = new Map(
      this.state
        .getState()
        .jobs.get(file.id)
        ?.map((job) => [job.id, job]),
    )
    for (const job of changed) jobs.set(job.id, descriptionOf(job))
    this.#noteAll(file, [...jobs.values()])
  }

  /**
   * Notes the jobs of a file that was replaced; other tabs are told.
   *
   * @param jobs all of them, oldest first
   */
  noteAllJobs(file: FileRecord, jobs: readonly JobRecord[]): void {
    this.#noteAll(file, jobs.map(descriptionOf))
  }

  #noteAll(file: FileRecord, jobs: readonly JobDescription[]): void {
    if (this.#isClosed) return
    this.#showFile(file.id, file, jobs)
    this.notifyTabs({ kind: 'jobs', file: file.id })
  }

  /** Changes settings, which hold at once: the member may log out before they are saved. */
  async putSettings(changes: Partial<Settings>): Promise<void> {
    const settings = { ...this.state.getState().settings, ...changes }
    this.state.setState({ settings })
    await this.use((storage) => storage.putSettings(settings))
    // Reading would recreate the deleted database.
    if (!this.#isLost) this.notifyTabs({ kind: 'settings' })
  }

  /**
   * Changes what is known about a file, such as its label.
   *
   * @param jobs all its jobs, if they were saved too. @default they are as before
   */
  async putFile(
    id: string,
    changes: Partial<FileRecord>,
    jobs?: readonly JobDescription[],
  ): Promise<void> {
    const storage = await this.storage
    const file = await storage.file(id)
    if (!file) return
    const changed = { ...file, ...changes }
    await storage.putFile(changed)
    if (jobs) this.#noteAll(changed, jobs)
    else this.noteFile(changed)
  }

  async putRecipe(recipe: RecipeRecord): Promise<void> {
    await (await this.storage).putRecipe(recipe)
    this.#noteRecipe(recipe.id, recipe)
  }

  async removeRecipe(id: string): Promise<void> {
    await (await this.storage).removeRecipe(id)
    this.#noteRecipe(id)
  }

  /** Saves a filter, or gives it another name. */
  async putFilter(filter: FilterRecord): Promise<void> {
    await (await this.storage).putFilter(filter)
    await this.#noteFilters()
  }

  async removeFilter(id: string): Promise<void> {
    await (await this.storage).removeFilter(id)
    await this.#noteFilters()
  }

  async #noteFilters(): Promise<void> {
    if (this.#isClosed) return
    await this.use(async (storage) => {
      this.state.setState({ filters: await storage.filters() })
    })
    this.notifyTabs({ kind: 'filters' })
  }

  #noteRecipe(id: string, recipe?: RecipeRecord): void {
    if (this.#isClosed) return
    this.#showRecipe(id, recipe)
    this.notifyTabs({ kind: 'recipe', recipe: id })
  }

  async removeFile(id: string): Promise<void> {
    const { files } = this.state.getState()
    const isSet = files.some((file) => file.id === id && file.kind === 'images')
    await (await this.storage).removeFile(id)
    if (isSet) await removeImageFolder(this.user, id)
    if (this.#isClosed) return
    this.#showFile(id)
    this.notifyTabs({ kind: 'file', file: id })
  }

  /**
   * Removes all files, jobs, recipes, filters, translations and keys of the account from this device; its
   * settings stay.
   *
   * @param onGone called once they are gone, before anything can be saved again
   */
  async removeAll(onGone: () => void): Promise<void> {
    const { settings } = this.state.getState()
    const storage = await this.storage
    this.#isRemoving = true
    this.keys.clear()
    // What is being saved meanwhile fails, instead of being all that is left.
    storage.close()
    if (!storage.isInMemory) await removeDatabase(this.user)
    this.memory.forget()
    onGone()
    this.#isRemoving = false
    this.#isLost = true
    this.state.setState({ files: [], jobs: new Map(), recipes: [], filters: [] })
    const empty = await this.storage
    await empty.putSettings(settings)
    this.state.setState({ isInMemory: empty.isInMemory })
    this.notifyTabs({ kind: 'all' })
  }

  /**
   * Measures the space that is used on this device, now and whenever files change.
   *
   * @returns ends it
   */
  watchSpace(): () => void {
    void this.#measure()
    return this.state.subscribe(({ files }, before) => {
      if (files !== before.files) void this.#measure()
    })
  }

  async #measure(): Promise<void> {
    this.state.setState({ space: await measureSpace() })
  }

  /** Asks the browser to keep the files until they are removed. */
  async askToKeep(): Promise<void> {
    await askToKeep()
    await this.#measure()
  }

  close(): void {
    this.#isClosed = true
    this.keys.clear()
    this.memory.forget()
    this.#channel.close()
    void this.#storage.then((storage) => storage.close())
  }
}
