import { tidySpaces } from '../text/fold.ts'
import { editsBetween } from './editsBetween.ts'
import { entriesFor } from './languages.ts'
import type { SavedTranslation } from './memory.ts'

/** A saved translation of a text, or of one like it. */
export interface SavedMatch {
  readonly source: string
  readonly translation: string
  /** Similarity of the texts, in whole percent: 100 only for the same text but for its spaces. */
  readonly match: number
}

/** Longer texts are only found where they are the same: comparing them takes too long. In characters. */
const longestCompared = 4_000

/** Texts of fewer characters are only found where they are the same: one letter makes another word. */
const shortestCompared = 6

/** The shortest piece of a text to look for; shorter ones are in too many texts. In characters. */
const shortestPiece = 5

/** One step of a hash of 32 bits (FNV-1a by Fowler, Noll and Vo). */
function addToHash(hash: number, unit: number): number {
  return Math.imul(hash ^ unit, 0x01000193)
}

const emptyHash = 0x811c9dc5

/** Number of distinct hashes, a power of two. */
const hashes = 1 << 18

function hashOf(text: string, start: number, end: number): number {
  let hash = emptyHash
  for (let at = start; at < end; at += 1) hash = addToHash(hash, text.charCodeAt(at))
  return hash & (hashes - 1)
}

/** A text is summed up by this many numbers of 32 bits, in which a bit says whether it has some pair of characters. */
const words = 8

function writeChecksum(text: string, into: Int32Array, from: number): void {
  into.fill(0, from, from + words)
  for (let at = 0; at + 1 < text.length; at += 1) {
    const hash = Math.imul(Math.imul(text.charCodeAt(at), 31) + text.charCodeAt(at + 1), 0x9e3779b1)
    into[from + ((hash >>> 5) & (words - 1))]! |= 1 << (hash >>> 27)
  }
}

/** Counts the bits that are set (Warren, ‘Hacker’s Delight’, 5-1). */
function countBits(number: number): number {
  let bits = number - ((number >>> 1) & 0x55555555)
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** A piece that more texts have is passed over where its text has others. */
const maxTexts = 50

/** Returns the starts of the pieces of a text, and at the end its length. */
function piecesOf(length: number, least: number): readonly number[] {
  const maxEdits = Math.floor((1 - least) * Math.floor(length / least))
  const count = Math.max(1, Math.min(maxEdits + 1, Math.floor(length / shortestPiece)))
  return Array.from({ length: count + 1 }, (_, at) => Math.floor((at * length) / count))
}

/** The pieces of the saved texts, by their hash, for one least similarity. */
interface PieceIndex {
  readonly least: number
  /** The lengths that pieces have. */
  readonly lengths: readonly number[]
  /** Starts of the pieces of each hash in the lists, and at the end the number of pieces. */
  readonly starts: Int32Array
  /** A bit for each hash, whether a piece has it: few enough to stay in the cache of the processor. */
  readonly isUsed: Int32Array
  readonly texts: Int32Array
  readonly positions: Int32Array
  /** The length of each text. */
  readonly textLengths: Int32Array
}

/**
 * Finds saved translations in one language for texts that are the same or alike. How alike two texts
 * are is 1 less their Levenshtein distance for each character of the longer one.
 *
 * If a text is cut into one piece more than it has edits, one piece is left as it was (Li, Deng, Wang
 * and Feng, ‘Pass-Join’, 2011). So only texts are compared that have a piece of one another at about
 * the same place. Where that would need pieces of less than five characters, as below about 80
 * percent, texts without a piece of five in common are not found.
 */
export class SavedTexts {
  readonly #texts: string[] = []
  readonly #translations: string[] = []
  readonly #bySource = new Map<string, number>()
  /** The text that a text was compared for last, so that it is compared once. */
  readonly #seen: Uint32Array
  /** Checksums of the texts; behind the last one there is room for that of the query. */
  readonly #checksums: Int32Array
  #query = 0
  #index: PieceIndex | undefined
  #known = new Map<string, SavedMatch | undefined>()

  /** @param saved in all languages, the newest last; the newest translation of a text counts */
  constructor(saved: readonly SavedTranslation[], locale: string) {
    for (const { source, translation } of entriesFor(saved, locale)) {
      const text = tidySpaces(source)
      const known = this.#bySource.get(text)
      if (known !== undefined) this.#translations[known] = translation
      else {
        this.#bySource.set(text, this.#texts.length)
        this.#texts.push(text)
        this.#translations.push(translation)
      }
    }
    this.#seen = new Uint32Array(this.#texts.length)
    this.#checksums = new Int32Array(words * (this.#texts.length + 1))
    for (const [at, text] of this.#texts.entries()) writeChecksum(text, this.#checksums, words * at)
  }

  get size(): number {
    return this.#texts.length
  }

  /**
   * Finds the saved translation of a text, or of the most similar text; of several the newest.
   *
   * @param least how alike the texts have to be, in percent from 50 to 100
   */
  find(source: string, least: number): SavedMatch | undefined {
    const text = tidySpaces(source)
    const same = this.#bySource.get(text)
    if (same !== undefined) {
      return { source: text, translation: this.#translations[same]!, match: 100 }
    }
    if (least >= 100 || text.length < shortestCompared || text.length > longestCompared) {
      return undefined
    }
    if (this.#index?.least !== least / 100) {
      this.#index = this.#createIndex(least / 100)
      this.#known = new Map()
    }
    if (!this.#known.has(text)) this.#known.set(text, this.#findAlike(text, this.#index))
    return this.#known.get(text)
  }

  #createIndex(least: number): PieceIndex {
    const compared = [...this.#texts.keys()].filter((text) => {
      const { length } = this.#texts[text]!
      return length >= shortestCompared && length <= longestCompared
    })
    const cuts = new Map<number, readonly number[]>()
    const cutsOf = (length: number) => {
      const known = cuts.get(length) ?? piecesOf(length, least)
      cuts.set(length, known)
      return known
    }
    const frequencies = new Uint16Array(hashes)
    const hashesOf = compared.map((text) => {
      const content = this.#texts[text]!
      const pieces = cutsOf(content.length)
      return pieces.slice(1).map((end, piece) => {
        const hash = hashOf(content, pieces[piece]!, end)
        frequencies[hash]! += 1
        return hash
      })
    })
    const lengths = new Set<number>()
    const isRare = (hash: number) => frequencies[hash]! <= maxTexts
    const kept: { readonly hash: number; readonly text: number; readonly position: number }[] = []
    const starts = new Int32Array(hashes + 1)
    for (const [at, text] of compared.entries()) {
      const ofText = hashesOf[at]!
      const pieces = cutsOf(this.#texts[text]!.length)
      // What very many texts have, such as the name of the shop, tells little about one of them.
      const skipsCommon = 2 * ofText.filter((hash) => isRare(hash)).length >= ofText.length
      for (const [piece, hash] of ofText.entries()) {
        if (skipsCommon && !isRare(hash)) continue
        const position = pieces[piece]!
        lengths.add(pieces[piece + 1]! - position)
        kept.push({ hash, text, position })
        starts[hash]! += 1
      }
    }
    for (let hash = 1; hash <= hashes; hash += 1) starts[hash]! += starts[hash - 1]!
    const texts = new Int32Array(kept.length)
    const positions = new Int32Array(kept.length)
    const isUsed = new Int32Array(hashes >>> 5)
    for (const { hash, text, position } of kept) {
      isUsed[hash >>> 5]! |= 1 << (hash & 31)
      starts[hash]! -= 1
      texts[starts[hash]!] = text
      positions[starts[hash]!] = position
    }
    const sorted = [...lengths].toSorted((one, other) => one - other)
    const textLengths = Int32Array.from(this.#texts, ({ length }) => length)
    return { least, lengths: sorted, starts, isUsed, texts, positions, textLengths }
  }

  #findAlike(text: string, index: PieceIndex): SavedMatch | undefined {
    const { least, lengths, starts, isUsed, texts, positions, textLengths } = index
    const seen = this.#seen
    const { length } = text
    const [shortest, longest] = [Math.ceil(length * least), Math.floor(length / least)]
    const maxEdits = Math.floor((1 - least) * longest)
    const longestPiece = lengths.at(-1) ?? 0
    const isLength = new Uint8Array(longestPiece + 1)
    for (const each of lengths) isLength[each] = 1
    this.#query += 1
    const query = this.#query
    writeChecksum(text, this.#checksums, words * this.#texts.length)
    let best = -1
    let similarity = least
    for (let start = 0; start < length; start += 1) {
      let hash = emptyHash
      const end = Math.min(length, start + longestPiece)
      for (let at = start; at < end; at += 1) {
        hash = addToHash(hash, text.charCodeAt(at))
        if (isLength[at + 1 - start] !== 1) continue
        const key = hash & (hashes - 1)
        if ((isUsed[key >>> 5]! & (1 << (key & 31))) === 0) continue
        const behind = starts[key + 1]!
        for (let entry = starts[key]!; entry < behind; entry += 1) {
          if (Math.abs(positions[entry]! - start) > maxEdits) continue
          const candidate = texts[entry]!
          if (seen[candidate] === query) continue
          seen[candidate] = query
          const otherLength = textLengths[candidate]!
          if (otherLength < shortest || otherLength > longest) continue
          const longer = Math.max(length, otherLength)
          const most = Math.floor((1 - similarity) * longer + 1e-9)
          // An edit takes away two pairs at most, and adds two.
          if (Math.abs(length - otherLength) > most) continue
          if (this.#differs(candidate, 4 * most)) continue
          const edits = editsBetween(text, this.#texts[candidate]!, most)
          if (edits > most) continue
          const found = 1 - edits / longer
          if (found < similarity || (found === similarity && candidate < best)) continue
          best = candidate
          similarity = found
        }
      }
    }
    if (best === -1) return undefined
    return {
      source: this.#texts[best]!,
      translation: this.#translations[best]!,
      match: Math.min(99, Math.floor(similarity * 100)),
    }
  }

  /** Whether the sum of a text differs in more bits from the one of the text that is looked for. */
  #differs(text: number, most: number): boolean {
    const sums = this.#checksums
    const wanted = words * this.#texts.length
    let count = 0
    for (let word = 0; word < words && count <= most; word += 1) {
      count += countBits(sums[words * text + word]! ^ sums[wanted + word]!)
    }
    return count > most
  }
}
