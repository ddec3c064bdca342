import { createStore } from 'zustand/vanilla'
import { readPresence, writePresence } from '../presence.ts'
import { FileStorage } from '../storage/FileStorage.ts'
import {
  defaultSettings,
  type FileRecord,
  type RecipeRecord,
  type Settings,
} from '../storage/records.ts'
import { askToKeep, measureSpace, type Space } from '../storage/space.ts'
import type { JobDescription } from '../engine/packing.ts'
import { removeDatabase } from '../databaseName.ts'
import { removeImageFolder } from '../imageFolder.ts'
import { ServiceKeys } from './ServiceKeys.ts'
import { TranslationMemory } from './TranslationMemory.ts'

/** What the account has on this device. */
export interface AccountState {
  /** Whether the lists have been read. */
  readonly isReady: boolean
  /** Whether the browser stores nothing, so that everything is lost when the tab is closed. */
  readonly isInMemory: boolean
  /** The one used last comes first. */
  readonly files: readonly FileRecord[]
  /** The jobs by the id of their file, oldest first. */
  readonly jobs: ReadonlyMap<string, readonly JobDescription[]>
  /** The newest first. */
  readonly recipes: readonly RecipeRecord[]
  readonly settings: Settings
  /** Undefined where the browser does not tell. */
  readonly space: Space | undefined
}

/** A page of a file whose choices were saved. */
export interface ChangedPage {
  /** The id of the file. */
  readonly file: string
  readonly page: string
}

/** What other tabs of the account are told: which lists to read again, and whose jobs changed. */
interface Change {
  readonly file?: string
}

interface AccountEvents {
  /** Called after another tab changed something, with the file whose jobs changed. */
  readonly onChanged: (file: string | undefined) => void
  /** Called after another tab saved what its owner chose on a page. */
  readonly onPage: (page: ChangedPage) => void
  /** Called when another tab removed everything. */
  readonly onRemoved: () => void
}

/** The files of the signed-in account on this device, and what all its tabs see of them. */
export class Account {
  readonly user: string
  readonly state = createStore<AccountState>(() => ({
    isReady: false,
    isInMemory: false,
    files: [],
    jobs: new Map(),
    recipes: [],
    settings: defaultSettings,
    space: undefined,
  }))
  /** How to reach the owner's own services. */
  readonly keys = new ServiceKeys(() => this.storage)
  /** The glossary and the saved translations. */
  readonly memory: TranslationMemory
  readonly #channel: BroadcastChannel
  readonly #onRemoved: () => void
  #storage: Promise<FileStorage>
  /** Whether the storage was closed from outside. */
  #isLost = false
  /** Whether everything is being removed. */
  #isRemoving = false
  #isClosed = false
  #openFile: string | undefined
  #openKind: FileRecord['kind']
  #openSource: string | undefined
  #openImages: string | undefined
  #importers: readonly string[]

  constructor(user: string, { onChanged, onPage, onRemoved }: AccountEvents) {
    this.user = user
    this.#onRemoved = onRemoved
    const { open, openKind, source, images, importers = [] } = readPresence(user)
    this.#openFile = open
    this.#openKind = openKind
    this.#openSource = source
    this.#openImages = images
    this.#importers = importers
    this.#storage = this.#open()
    this.memory = new TranslationMemory(user, () => this.storage)
    this.#channel = new BroadcastChannel(`dropwatt.files.${user}`)
    this.#channel.addEventListener('message', ({ data }: MessageEvent<Change | ChangedPage>) => {
      if ('page' in data) onPage(data)
      else void this.refresh().then(() => onChanged(data.file))
    })
  }

  #open(): Promise<FileStorage> {
    const storage = FileStorage.open(this.user, () => {
      if (this.#storage !== storage) return
      this.#isLost = true
      this.keys.clear()
      this.state.setState({ files: [], jobs: new Map(), recipes: [] })
      this.memory.forget()
      this.#onRemoved()
    })
    return storage
  }

  /** What is saved. After it was closed from outside it is opened again, which may find nothing. */
  get storage(): Promise<FileStorage> {
    if (this.#isLost) {
      this.#isLost = false
      this.#storage = this.#open()
    }
    return this.#storage
  }

  /** Reads the lists. */
  async refresh(): Promise<void> {
    await this.use((storage) => this.#readLists(storage))
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

  async #readLists(storage: FileStorage): Promise<void> {
    const [files, recipes, settings, space] = await Promise.all([
      storage.files(),
      storage.recipes(),
      storage.settings(),
      measureSpace(),
    ])
    const jobs = new Map(
      await Promise.all(
        files.map(async ({ id }) => {
          const records = await storage.jobs(id)
          return [id, records.map(({ description }) => description as JobDescription)] as const
        }),
      ),
    )
    const { isInMemory } = storage
    this.state.setState({ isReady: true, isInMemory, files, jobs, recipes, settings, space })
    this.#tellPresence()
  }

  /** Reads the lists again, and tells other tabs to. */
  async changed(file?: string): Promise<void> {
    await this.refresh()
    if (this.#isClosed) return
    const change: Change = file === undefined ? {} : { file }
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel has no other origin.
    this.#channel.postMessage(change)
  }

  /** Tells other tabs that what the owner chose on a page was saved. */
  tellPage(page: ChangedPage): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel has no other origin.
    if (!this.#isClosed) this.#channel.postMessage(page)
  }

  /** The file that is open, or was at the end of the last visit. */
  get openFile(): string | undefined {
    return this.#openFile
  }

  /** The source that is open to import from, or was at the end of the last visit. */
  get openSource(): string | undefined {
    return this.#openSource
  }

  /** The set of images that is open, or was at the end of the last visit. */
  get openImages(): string | undefined {
    return this.#openImages
  }

  /** Remembers which set of images is open, for other pages and the next visit. */
  setOpenImages(set: string | undefined): void {
    this.#openImages = set
    this.#tellPresence()
  }

  /** Remembers which source is open, for other pages and the next visit. */
  setOpenSource(file: string | undefined): void {
    this.#openSource = file
    this.#tellPresence()
  }

  /** Remembers the importers whose page shows an open source, or an export that they made. */
  setImporters(importers: readonly string[]): void {
    this.#importers = importers
    this.#tellPresence()
  }

  /** Remembers which file is open, for other pages and the next visit. */
  setOpenFile(file: Pick<FileRecord, 'id' | 'kind'> | undefined): void {
    this.#openFile = file?.id
    this.#openKind = file && (file.kind ?? 'products')
    this.#tellPresence()
  }

  #tellPresence(): void {
    const { files, settings } = this.state.getState()
    const { removesOnLogout } = settings
    writePresence(this.user, {
      ...(this.#openFile !== undefined && { open: this.#openFile }),
      ...(this.#openKind !== undefined && { openKind: this.#openKind }),
      ...(this.#openSource !== undefined && { source: this.#openSource }),
      ...(this.#openImages !== undefined && { images: this.#openImages }),
      ...(this.#importers.length > 0 && { importers: this.#importers }),
      files: files.length,
      ...(removesOnLogout && { removesOnLogout }),
    })
  }

  /** Changes settings, which hold at once: the owner may log out before they are saved. */
  async putSettings(changes: Partial<Settings>): Promise<void> {
    const settings = { ...this.state.getState().settings, ...changes }
    this.state.setState({ settings })
    if (this.state.getState().isReady) this.#tellPresence()
    await this.use((storage) => storage.putSettings(settings))
    // Reading what was removed would create it again.
    if (!this.#isLost) await this.changed()
  }

  /** Changes what is known about a file, such as its label. */
  async putFile(id: string, changes: Partial<FileRecord>): Promise<FileRecord | undefined> {
    const storage = await this.storage
    const file = await storage.file(id)
    if (!file) return undefined
    const changed = { ...file, ...changes }
    await storage.putFile(changed)
    await this.changed()
    return changed
  }

  async putRecipe(recipe: RecipeRecord): Promise<void> {
    await (await this.storage).putRecipe(recipe)
    await this.changed()
  }

  async removeRecipe(id: string): Promise<void> {
    await (await this.storage).removeRecipe(id)
    await this.changed()
  }

  async removeFile(id: string): Promise<void> {
    const isSet = this.state
      .getState()
      .files.some((file) => file.id === id && file.kind === 'images')
    await (await this.storage).removeFile(id)
    if (isSet) await removeImageFolder(this.user, id)
    await this.changed()
  }

  /**
   * Removes all files, jobs, recipes, translations and keys of the account from this device; its
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
    await (await this.storage).putSettings(settings)
    await this.changed()
  }

  /** Asks the browser to keep the files until they are removed. */
  async askToKeep(): Promise<void> {
    await askToKeep()
    this.state.setState({ space: await measureSpace() })
  }

  close(): void {
    this.#isClosed = true
    this.keys.clear()
    this.memory.forget()
    this.#channel.close()
    void this.#storage.then((storage) => storage.close())
  }
}
