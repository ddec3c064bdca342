import type { GlossaryTerm, SavedTranslation } from '@dropwatt/automations'
import { memoryLimits } from '@dropwatt/automations/options'
import { createStore } from 'zustand/vanilla'
import type { FileStorage, TranslationTable } from '../storage/FileStorage.ts'
import type { TranslationRecord } from '../storage/records.ts'

/** An entry before it is saved. */
export type TranslationDraft = Omit<TranslationRecord, 'savedAt'>

/** The member's glossary and saved translations. */
export interface TranslationMemoryState {
  /** Whether they have been read. */
  readonly isReady: boolean
  /** The terms of the glossary, the newest last. */
  readonly terms: readonly TranslationRecord[]
  /** Texts that were translated before, the newest last. */
  readonly translations: readonly TranslationRecord[]
  /** The last removed entry, while it can be restored. */
  readonly removed:
    | { readonly table: TranslationTable; readonly record: TranslationRecord }
    | undefined
}

const nothing: TranslationMemoryState = {
  isReady: false,
  terms: [],
  translations: [],
  removed: undefined,
}

type Limits = Readonly<
  Record<TranslationTable, { readonly longest: number; readonly most: number }>
>

const usual: Limits = {
  terms: { longest: memoryLimits.termLength, most: memoryLimits.terms },
  translations: { longest: memoryLimits.textLength, most: memoryLimits.saved },
}

type Name = Pick<TranslationRecord, 'locale' | 'source'>

const isSame = (one: Name, other: Name) =>
  one.locale === other.locale && one.source === other.source

/** Returns one text for the language and the source of an entry. */
function nameOf({ locale, source }: Name): string {
  return `${locale}\n${source}`
}

/**
 * The glossary and the saved translations of the account on this device, and what all its tabs see of
 * them. They are read once they are needed, as only one automation uses them.
 */
export class TranslationMemory {
  readonly state = createStore<TranslationMemoryState>(() => nothing)
  readonly #user: string
  readonly #storage: () => Promise<FileStorage>
  #channel: BroadcastChannel | undefined
  #reading: Promise<void> | undefined
  /** The last change, which the next one waits for. */
  #changing: Promise<unknown> = Promise.resolve()

  /** The most entries, and characters of a text. */
  readonly limits: Limits

  /** @param storage returns what is open now */
  constructor(user: string, storage: () => Promise<FileStorage>, limits: Limits = usual) {
    this.#user = user
    this.#storage = storage
    this.limits = limits
  }

  /** Reads all entries, once; after that they follow what this and other tabs change. */
  load(): Promise<void> {
    this.#reading ??= this.#start()
    return this.#reading
  }

  async #start(): Promise<void> {
    this.#channel = new BroadcastChannel(`dropwatt.translations.${this.#user}`)
    this.#channel.addEventListener('message', () => void this.#read().catch(() => {}))
    try {
      await this.#read()
    } catch (error) {
      this.forget()
      throw error
    }
  }

  async #read(): Promise<void> {
    const storage = await this.#storage()
    const [terms, translations] = await Promise.all([
      storage.translations('terms'),
      storage.translations('translations'),
    ])
    this.state.setState({ isReady: true, terms, translations })
  }

  /** Entries from which the engine fills translations. */
  get entries(): {
    readonly glossary: readonly GlossaryTerm[]
    readonly saved: readonly SavedTranslation[]
  } {
    const { terms, translations } = this.state.getState()
    return {
      glossary: terms.map(({ source, locale, translation }) => ({
        term: source,
        locale,
        translation,
      })),
      saved: translations,
    }
  }

  /**
   * Saves an entry.
   *
   * @param replaced the entry that it was before, if its source or language changed
   * @throws {DOMException} a `QuotaExceededError` when the device is full
   */
  put(table: TranslationTable, draft: TranslationDraft, replaced?: Name): Promise<void> {
    return this.#change(table, [draft], replaced && !isSame(draft, replaced) ? [replaced] : [])
  }

  /** Removes an entry, which `restore` brings back. */
  async remove(table: TranslationTable, name: Name): Promise<void> {
    const record = this.state.getState()[table].find((each) => isSame(each, name))
    if (!record) return
    await this.#change(table, [], [name])
    this.state.setState({ removed: { table, record } })
  }

  /** Brings back the entry that was removed last. */
  async restore(): Promise<void> {
    const { removed } = this.state.getState()
    if (!removed) return
    this.state.setState({ removed: undefined })
    await this.#change(removed.table, [removed.record])
  }

  /**
   * Adds entries, such as those of a file. One for the same text and language is replaced. Entries
   * that are empty or too long, and terms over the limit, are left out; of saved translations over
   * the limit, the oldest are removed.
   *
   * @returns how many were added, replaced and left out
   * @throws {DOMException} a `QuotaExceededError` when the device is full
   */
  async add(
    table: TranslationTable,
    drafts: readonly TranslationDraft[],
  ): Promise<{ readonly added: number; readonly replaced: number; readonly left: number }> {
    await this.load()
    const { longest, most } = this.limits[table]
    const known = new Map(this.state.getState()[table].map((each) => [nameOf(each), each]))
    const taken = new Map<string, TranslationDraft>()
    let replaced = 0
    for (const draft of drafts) {
      const name = nameOf(draft)
      const fits =
        [draft.source, draft.translation].every(
          (text) => text.trim() !== '' && text.length <= longest,
        ) &&
        (table === 'translations' ||
          known.has(name) ||
          taken.has(name) ||
          known.size + taken.size - replaced < most)
      if (!fits) continue
      if (known.has(name) && !taken.has(name)) replaced += 1
      taken.delete(name)
      taken.set(name, draft)
    }
    const changed = [...taken.values()].slice(-most)
    const kept = [...known.values()].filter((each) => !taken.has(nameOf(each)))
    const dropped = kept.slice(0, Math.max(0, kept.length + changed.length - most))
    await this.#change(table, changed, dropped)
    return {
      added: changed.length - replaced,
      replaced,
      left: drafts.length - changed.length,
    }
  }

  #change(
    table: TranslationTable,
    drafts: readonly TranslationDraft[],
    removed: readonly Name[] = [],
  ): Promise<void> {
    const change = this.#changing.then(async () => {
      await this.load()
      const savedAt = Date.now()
      const saved = drafts.map(({ source, locale, translation }) => ({
        source,
        locale,
        translation,
        savedAt,
      }))
      const storage = await this.#storage()
      await storage.changeTranslations(table, saved, removed)
      const gone = new Set([...saved, ...removed].map(nameOf))
      const kept = this.state.getState()[table].filter((each) => !gone.has(nameOf(each)))
      const entries = [...kept, ...saved]
      this.state.setState({
        ...(table === 'terms' ? { terms: entries } : { translations: entries }),
        removed: undefined,
      })
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel has no other origin.
      this.#channel?.postMessage({})
    })
    this.#changing = change.catch(() => {})
    return change
  }

  /** Forgets all entries, which are read again when they are needed the next time. */
  forget(): void {
    this.#channel?.close()
    this.#channel = undefined
    this.#reading = undefined
    this.state.setState(nothing)
  }
}
