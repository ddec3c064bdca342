/** Splits a cell of tags; an empty text stands where two commas follow one another. */
export function splitTags(text: string): string[] {
  return text.trim() === '' ? [] : text.split(',').map((tag) => tag.trim())
}

/** Folds the capitals of a tag, in the same way in every language. */
function folded(tag: string): string {
  return tag.toLowerCase()
}

/** One way to write a tag. */
interface Spelling {
  readonly tag: string
  count: number
  readonly group: SpellingGroup
}

/** All ways to write a tag, and the one that counts. */
interface SpellingGroup {
  readonly spellings: Spelling[]
  most?: Spelling
}

/** Counts how the tags of a file are spelled. Of each tag, the spelling that occurs most often counts. */
export class TagSpellings {
  readonly #groups = new Map<string, SpellingGroup>()
  /** Tags repeat, and folding one takes longer than finding it here. */
  readonly #spellings = new Map<string, Spelling>()

  add(tag: string): void {
    if (tag === '') return
    const spelling = this.#spellings.get(tag) ?? this.#newSpelling(tag)
    spelling.count += 1
    const { group } = spelling
    if (!group.most || spelling.count > group.most.count) group.most = spelling
  }

  #newSpelling(tag: string): Spelling {
    const key = folded(tag)
    const group = this.#groups.get(key) ?? { spellings: [] }
    const spelling = { tag, count: 0, group }
    group.spellings.push(spelling)
    this.#groups.set(key, group)
    this.#spellings.set(tag, spelling)
    return spelling
  }

  /** The tags with more than one spelling, as they are to be spelled. */
  get several(): readonly string[] {
    return Array.from(this.#groups.values()).flatMap(({ spellings, most }) =>
      most && spellings.length > 1 ? most.tag : [],
    )
  }

  /** A rarer spelling and the one that counts. */
  get example(): { readonly example: string; readonly meant: string } | undefined {
    for (const { spellings, most } of this.#groups.values()) {
      const rare = spellings.find((spelling) => spelling !== most)
      if (most && rare) return { example: rare.tag, meant: most.tag }
    }
    return undefined
  }

  /** Returns a tag as it is to be spelled; a tag that no product has stays as it is. */
  spell(tag: string): string {
    const known = this.#spellings.get(tag)?.group ?? this.#groups.get(folded(tag))
    return known?.most?.tag ?? tag
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
