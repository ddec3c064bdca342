/** A word, a tag or a run of words, and whether it is only on its side of a change. */
export interface Passage {
  readonly text: string
  readonly isChanged: boolean
}

export interface Change {
  readonly before: readonly Passage[]
  readonly after: readonly Passage[]
}

/** For each pair of positions, the length of the longest common subsequence of the words from there on. */
function commonLengths(old: readonly string[], fresh: readonly string[]) {
  const rows: (readonly number[])[] = [fresh.map(() => 0)]
  for (const word of old.toReversed()) {
    const below = rows[0] ?? []
    const row: number[] = []
    for (const [index, other] of [...fresh.entries()].toReversed()) {
      const longest =
        word === other ? (below[index + 1] ?? 0) + 1 : Math.max(below[index] ?? 0, row[0] ?? 0)
      row.unshift(longest)
    }
    rows.unshift(row)
  }
  return rows
}

function compare(old: readonly string[], fresh: readonly string[]): Change {
  const lengths = commonLengths(old, fresh)
  const before = old.map((text) => ({ text, isChanged: true }))
  const after = fresh.map((text) => ({ text, isChanged: true }))
  let row = 0
  let column = 0
  while (row < old.length && column < fresh.length) {
    const word = old[row]
    if (word !== undefined && word === fresh[column]) {
      before.splice(row, 1, { text: word, isChanged: false })
      after.splice(column, 1, { text: word, isChanged: false })
      row += 1
      column += 1
    } else if ((lengths[row + 1]?.[column] ?? 0) >= (lengths[row]?.[column + 1] ?? 0)) {
      row += 1
    } else {
      column += 1
    }
  }
  return { before, after }
}

function joinRuns(words: readonly Passage[]): readonly Passage[] {
  const runs: Passage[] = []
  for (const word of words) {
    const last = runs.at(-1)
    if (last?.isChanged === word.isChanged) {
      runs.splice(-1, 1, { ...last, text: `${last.text} ${word.text}` })
    } else {
      runs.push(word)
    }
  }
  return runs
}

function wordsOf(text: string): readonly string[] {
  return text.split(/\s+/).filter(Boolean)
}

/**
 * Returns which words of a text were removed and which are new. Words that both texts share in
 * order are unchanged; words are separated by spaces. Adjacent words with the same change form one
 * passage.
 */
export function markChanges(before: string, after: string): Change {
  const change = compare(wordsOf(before), wordsOf(after))
  return { before: joinRuns(change.before), after: joinRuns(change.after) }
}

/** Splits tags at commas. */
export function tagsOf(text: string): readonly string[] {
  return text
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean)
}

/** Returns which tags were removed and which are new; each is its own passage. */
export function markTags(before: string, after: string): Change {
  return compare(tagsOf(before), tagsOf(after))
}
