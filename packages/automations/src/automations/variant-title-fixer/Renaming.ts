import { tidySpaces } from '../../text/fold.ts'
import { NewText, Renamed } from './Renamed.ts'

interface Known {
  readonly texts: NewText
  /** Shared by all cells with a text that stays. */
  readonly kept: Renamed | undefined
  variants: number
}

/** Gives texts their new ones, and counts the variants that have them. */
export class Renaming {
  readonly #rename: (text: string) => string
  /** Texts repeat, so each is worked out once. */
  readonly #known = new Map<string, Known>()
  #counts: ReadonlyMap<string, number> | undefined

  constructor(rename: (text: string) => string) {
    this.#rename = rename
  }

  /**
   * Returns a text with its new one. If it changes, it is an object of its own, as it may be refused.
   *
   * @param variants how many variants the text is of
   */
  of(text: string, variants: number): Renamed {
    const known = this.#known.get(text) ?? this.#find(text)
    known.variants += variants
    return known.kept ?? new Renamed(known.texts)
  }

  #find(text: string): Known {
    const texts = new NewText(text, this.#rename(text))
    const kept = texts.isChanged ? undefined : new Renamed(texts)
    const known = { texts, kept, variants: 0 }
    this.#known.set(text, known)
    return known
  }

  /** Counts the variants that have a text; needless spaces make no difference. */
  count(text: string): number {
    this.#counts ??= this.#countTidied()
    return this.#counts.get(tidySpaces(text)) ?? 0
  }

  #countTidied(): ReadonlyMap<string, number> {
    const counts = new Map<string, number>()
    for (const [text, { variants }] of this.#known) {
      const tidied = tidySpaces(text)
      counts.set(tidied, (counts.get(tidied) ?? 0) + variants)
    }
    return counts
  }
}
