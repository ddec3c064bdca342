import type {
  CostChangeKind,
  KeptEdit,
  KeptExclusions,
  MarginFilter,
  PreviewOrder,
} from '@dropwatt/automations'
import type { Account } from './Account.ts'

/** Exclusions that do not apply any more, as the file changed under them. */
export interface LostExclusions {
  /** Products with a change that was excluded and is not made any more. */
  readonly count: number
  /** The jobs that were applied since, and those that were undone. */
  readonly applied: readonly string[]
  readonly undone: readonly string[]
}

/** The member's choices on the page of an automation, or of a recipe, for a file. */
export interface PageChoices {
  /** @default those that fit the file */
  readonly options?: unknown
  /** The shown list. @default the first one of the page */
  readonly filter?: string | undefined
  readonly search?: string
  readonly order?: PreviewOrder
  /** The lists shown in other tabs of the page. */
  readonly filters?: { readonly margins?: MarginFilter; readonly compare?: CostChangeKind }
  readonly exclusions?: KeptExclusions | undefined
  /** Cells written by hand, in rows of the original file. */
  readonly edits?: readonly KeptEdit[] | undefined
  /** The jobs that counted when the exclusions were noted. */
  readonly jobs?: readonly string[]
  readonly lost?: LostExclusions | undefined
  /** Rows of the original file that the member looked at, with these options. */
  readonly seen?: ReadonlySet<number>
  /** Rows of the original file whose translations the member accepted, with these options. */
  readonly accepted?: ReadonlySet<number>
}

/** A page as it is saved. Earlier releases saved the options alone. */
interface SavedPage extends PageChoices {
  readonly isPage: true
}

function readPage(saved: unknown): PageChoices {
  if (typeof saved !== 'object' || saved === null) return {}
  return 'isPage' in saved ? (saved as SavedPage) : { options: saved }
}

/**
 * The member's choices on each page of a file. It owns how they are stored: each choice is saved at once,
 * and other tabs of the account are told. A tab that may not change the file keeps its own for itself.
 */
export class KeptPages {
  readonly #account: Account
  readonly #file: string
  readonly #canSave: () => boolean
  readonly #pages = new Map<string, PageChoices>()
  readonly #reads = new Map<string, Promise<void>>()
  /** The pages to save, and whether other tabs are told of it. */
  readonly #unsaved = new Map<string, boolean>()
  #isSaving = false

  /** @param file the id of the file */
  constructor(account: Account, file: string, canSave: () => boolean) {
    this.#account = account
    this.#file = file
    this.#canSave = canSave
    addEventListener('pagehide', this.#saveAll)
  }

  /** Reads what was chosen on a page. */
  async read(page: string): Promise<PageChoices> {
    const read = this.#reads.get(page) ?? this.#readFirst(page)
    this.#reads.set(page, read)
    await read
    return this.get(page)
  }

  /** Adds what was saved to what was chosen meanwhile. */
  async #readFirst(page: string): Promise<void> {
    const saved = await this.#readSaved(page)
    this.#pages.set(page, { ...saved, ...this.get(page) })
  }

  /** Returns what was chosen on a page that was read. */
  get(page: string): PageChoices {
    return this.#pages.get(page) ?? {}
  }

  /** Keeps what the member chose, for other tabs too. */
  change(page: string, changes: Partial<PageChoices>): void {
    this.#put(page, changes, true)
  }

  /** Keeps what is of no interest to other tabs, such as what is searched for. */
  note(page: string, changes: Partial<PageChoices>): void {
    this.#put(page, changes, false)
  }

  /**
   * Reads what another tab saved; what this one lists stays.
   *
   * @returns nothing for a page that was not read
   */
  async reload(page: string): Promise<PageChoices | undefined> {
    if (!this.#reads.has(page)) return undefined
    await this.#reads.get(page)
    const saved = await this.#readSaved(page)
    const { filter, search, order, filters } = this.get(page)
    this.#pages.set(page, {
      ...saved,
      filter,
      ...(search !== undefined && { search }),
      ...(order && { order }),
      ...(filters && { filters }),
    })
    return this.get(page)
  }

  /** Forgets what was read of all pages but one, as another tab may have changed it. */
  forget(except: string | undefined): void {
    for (const page of this.#reads.keys()) {
      if (page === except) continue
      this.#reads.delete(page)
      this.#pages.delete(page)
    }
  }

  async #readSaved(page: string): Promise<PageChoices> {
    const storage = await this.#account.storage
    return readPage(await storage.draft(this.#file, page))
  }

  #put(page: string, changes: Partial<PageChoices>, isTold: boolean): void {
    this.#pages.set(page, { ...this.get(page), ...changes })
    if (!this.#canSave()) return
    this.#unsaved.set(page, isTold || this.#unsaved.get(page) === true)
    void this.#saveInTurn()
  }

  /** Saves what changed, one after the other, so that each change waits for the one before. */
  async #saveInTurn(): Promise<void> {
    if (this.#isSaving) return
    this.#isSaving = true
    for (const [page] of this.#unsaved) {
      // oxlint-disable-next-line no-await-in-loop
      await this.#save(page)
    }
    this.#isSaving = false
  }

  async #save(page: string): Promise<void> {
    const isTold = this.#unsaved.get(page) === true
    this.#unsaved.delete(page)
    try {
      const saved: SavedPage = { ...(await this.read(page)), isPage: true }
      const storage = await this.#account.storage
      await storage.putDraft(this.#file, page, saved)
      if (isTold) this.#account.notifyTabs({ kind: 'page', file: this.#file, page })
    } catch {
      // What cannot be saved is still in this tab.
    }
  }

  /** The page is being left, which waits for nothing. */
  readonly #saveAll = (): void => {
    for (const [page] of this.#unsaved) void this.#save(page)
  }

  close(): void {
    removeEventListener('pagehide', this.#saveAll)
  }
}
