/** Splits a cell of tags; an empty text stands where two commas follow one another. */
export function splitTags(text: string): string[] {
  return text.trim() === '' ? [] : text.split(',').map((tag) => tag.trim())
}

/** Folds the capitals of a tag, in the same way in every language. */
function folded(tag: string): string {
  return tag.toLowerCase()
}

interface Spellings {
  readonly counts: Map<string, number>
  most: string
}

/** Counts how the tags of a file are spelled. Of each tag, the spelling that occurs most often counts. */
export class TagSpellings {
  readonly #tags = new Map<string, Spellings>()

  add(tag: string): void {
    if (tag === '') return
    const known = this.#tags.get(folded(tag))
    if (!known) {
      this.#tags.set(folded(tag), { counts: new Map([[tag, 1]]), most: tag })
      return
    }
    const count = (known.counts.get(tag) ?? 0) + 1
    known.counts.set(tag, count)
    if (count > (known.counts.get(known.most) ?? 0)) known.most = tag
  }

  /** The tags with more than one spelling, as they are to be spelled. */
  get several(): readonly string[] {
    return [...this.#tags.values()].filter(({ counts }) => counts.size > 1).map(({ most }) => most)
  }

  /** A rarer spelling and the one that counts. */
  get example(): { readonly example: string; readonly meant: string } | undefined {
    for (const { counts, most } of this.#tags.values()) {
      const example = [...counts.keys()].find((tag) => tag !== most)
      if (example !== undefined) return { example, meant: most }
    }
    return undefined
  }

  /** Returns a tag as it is to be spelled; a tag that no product has stays as it is. */
  spell(tag: string): string {
    return this.#tags.get(folded(tag))?.most ?? tag
  }

  /**
   * Spells the tags of a cell as they are to be spelled, each once, without gaps.
   *
   * @returns the same text where nothing is to be changed
   */
  merge(text: string): string {
    const tags = splitTags(text)
    const spelled = tags.filter((tag) => tag !== '').map((tag) => this.spell(tag))
    const merged = [...new Set(spelled)]
    const isSame = merged.length === tags.length && merged.every((tag, at) => tag === tags[at])
    return isSame ? text : merged.join(text.includes(', ') || !text.includes(',') ? ', ' : ',')
  }
}
