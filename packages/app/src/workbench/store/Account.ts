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
import { State } from './State.ts'

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

/** What other tabs of the account are told: which lists to read again, and whose jobs changed. */
interface Change {
  readonly file?: string
}

/** The files of the signed-in account on this device, and what all its tabs see of them. */
export class Account {
  readonly user: string
  readonly state = new State<AccountState>({
    isReady: false,
    isInMemory: false,
    files: [],
    jobs: new Map(),
    recipes: [],
    settings: defaultSettings,
    space: undefined,
  })
  readonly #channel: BroadcastChannel
  readonly #onRemoved: () => void
  #storage: Promise<FileStorage>
  /** Whether the storage was closed from outside. */
  #isLost = false
  /** Whether everything is being removed. */
  #isRemoving = false
  #isClosed = false
  #openFile: string | undefined

  /**
   * @param onChanged called after another tab changed something, with the file whose jobs changed
   * @param onRemoved called when another tab removed everything
   */
  constructor(user: string, onChanged: (file: string | undefined) => void, onRemoved: () => void) {
    this.user = user
    this.#onRemoved = onRemoved
    this.#openFile = readPresence(user).open
    this.#storage = this.#open()
    this.#channel = new BroadcastChannel(`dropwatt.files.${user}`)
    this.#channel.addEventListener('message', ({ data }: MessageEvent<Change>) => {
      void this.refresh().then(() => onChanged(data.file))
    })
  }

  #open(): Promise<FileStorage> {
    const storage = FileStorage.open(this.user, () => {
      if (this.#storage !== storage) return
      this.#isLost = true
      this.state.set({ files: [], jobs: new Map(), recipes: [] })
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
    const { storage } = this
    try {
      await this.#readLists(await storage)
    } catch (error) {
      // What was removed meanwhile has nothing to list.
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
    this.state.set({ isReady: true, isInMemory, files, jobs, recipes, settings, space })
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

  /** The file that is open, or was at the end of the last visit. */
  get openFile(): string | undefined {
    return this.#openFile
  }

  /** Remembers which file is open, for other pages and the next visit. */
  setOpenFile(file: string | undefined): void {
    this.#openFile = file
    this.#tellPresence()
  }

  #tellPresence(): void {
    const { files, settings } = this.state.get()
    const { removesOnLogout } = settings
    writePresence(this.user, {
      ...(this.#openFile !== undefined && { open: this.#openFile }),
      files: files.length,
      ...(removesOnLogout && { removesOnLogout }),
    })
  }

  async putSettings(changes: Partial<Settings>): Promise<void> {
    await (await this.storage).putSettings({ ...this.state.get().settings, ...changes })
    await this.changed()
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
    await (await this.storage).removeFile(id)
    await this.changed()
  }

  /**
   * Removes all files, jobs and recipes of the account from this device; its settings stay.
   *
   * @param onGone called once they are gone, before anything can be saved again
   */
  async removeAll(onGone: () => void): Promise<void> {
    const { settings } = this.state.get()
    const storage = await this.storage
    this.#isRemoving = true
    // What is being saved meanwhile fails, instead of being all that is left.
    storage.close()
    if (!storage.isInMemory) await removeDatabase(this.user)
    onGone()
    this.#isRemoving = false
    this.#isLost = true
    await (await this.storage).putSettings(settings)
    await this.changed()
  }

  /** Asks the browser to keep the files until they are removed. */
  async askToKeep(): Promise<void> {
    await askToKeep()
    this.state.set({ space: await measureSpace() })
  }

  close(): void {
    this.#isClosed = true
    this.#channel.close()
    void this.#storage.then((storage) => storage.close())
  }
}
