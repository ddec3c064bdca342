import { foldCase, isAscii } from '../../text/fold.ts'
import { smallWords } from './phrases.ts'

/** A range of a text. */
export interface Range {
  readonly start: number
  readonly end: number
}

interface Word extends Range {
  readonly folded: string
  readonly hasDigits: boolean
}

/** Words that are said twice on purpose, and words that grammar puts side by side. */
const meantTwice: ReadonlySet<string> = new Set(
  `yo pom bora cha choo can hush chop knock win ha ho bla tuk ylang piri peri dik duran baden walla pago pili dim tom
  jar bye boo ding twinkle zsa chi go la no do coco papa mama dada nana lecca man pian gnam chou chin ron kat
  renk pul tek çeşit pırıl tic aye mahi nasi gado bang talk sing night sugar couscous puka cous tutti
  nous vous that had die der das sie is dat`.split(/\s+/u),
)

const wordPattern = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’]*(?:-[\p{L}\p{M}\p{N}'’]+)*/gu

/** The longest phrase that is looked for twice in a row. */
const longestPhrase = 5

function wordsOf(text: string): Word[] {
  return Array.from(text.matchAll(wordPattern), ({ index, 0: word }) => ({
    start: index,
    end: index + word.length,
    folded: foldCase(word),
    hasDigits: /\p{N}/u.test(word),
  }))
}

/** The first letters of the words of a text of ASCII, as numbers; kept, as a new list each time takes long. */
const heads: number[] = []

/**
 * Whether a text can have a repeated word: two words that begin alike. Most have none, which is faster
 * to see than to read the words.
 */
function mayRepeat(text: string): boolean {
  if (!isAscii(text)) return true
  heads.length = 0
  let head = 0
  let count = 0
  for (let at = 0; at <= text.length; at += 1) {
    const code = at < text.length ? text.charCodeAt(at) : 0
    // Bit 5 makes a letter small, and leaves a digit as it is.
    const small = code | 0x20
    const isLetter = (small >= 0x61 && small <= 0x7a) || (code >= 0x30 && code <= 0x39)
    if (isLetter) {
      if (count < headLength) head = (head << 8) | small
      count += 1
    } else if (count > 0) {
      if (heads.includes(head)) return true
      heads.push(head)
      head = 0
      count = 0
    }
  }
  return false
}

/** Words that are the same, or a plural of each other, begin with as many of the same letters. */
const headLength = 3

/** Whether one word is a plural of the other: case and cases, Tasche and Taschen, borsa and borse. */
function isPlural(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (short.length < 3) return false
  if (short.length < long.length) {
    const ending = long.startsWith(short) ? long.slice(short.length) : ''
    return ending === 's' || ending === 'es' || (ending === 'n' && short.endsWith('e'))
  }
  const endings = `${short.at(-1)}${long.at(-1)}`
  return (
    short.length > 4 &&
    short.slice(0, -1) === long.slice(0, -1) &&
    ['ae', 'ea', 'oi', 'io', 'ei', 'ie'].includes(endings)
  )
}

/** Words of a text that are wanted once, and the signs that may stand between them. */
interface Rules {
  /** Signs between two of the same words. */
  readonly gap: RegExp
  readonly longest: number
  readonly isSame: (one: string, other: string) => boolean
}

const inNames: Rules = {
  gap: /^(?:\s+|\s*[,;|•·:]+\s*|\s+[/–—-]+\s+|\s*[–—]\s*)$/u,
  longest: longestPhrase,
  isSame: (one, other) => one === other || isPlural(one, other),
}
const inProse: Rules = { gap: /^\s+$/u, longest: 1, isSame: (one, other) => one === other }

/** Finds words and phrases that stand twice in a row: all but the first of each. */
function findTwice(text: string, words: readonly Word[], { gap, longest, isSame }: Rules): Range[] {
  const isGap = (left: Word | undefined, right: Word | undefined) =>
    left !== undefined && right !== undefined && gap.test(text.slice(left.end, right.start))

  function isRepeated(first: number, second: number, count: number): boolean {
    const { folded, hasDigits } = words[first]!
    // A number or a letter that comes again is a measure.
    if (hasDigits || (count > 1 && folded.length < 2)) return false
    if (count === 1 && meantTwice.has(folded)) return false
    for (let at = 0; at < count; at += 1) {
      const [one, other] = [words[first + at], words[second + at]]
      if (!one || !other || !isSame(one.folded, other.folded)) return false
      if (one.hasDigits && one.folded !== other.folded) return false
      if (at > 0 && !(isGap(words[first + at - 1], one) && isGap(words[second + at - 1], other))) {
        return false
      }
    }
    return isGap(words[second - 1], words[second])
  }

  const found: Range[] = []
  for (let first = 0; first < words.length; first += 1) {
    for (let count = Math.min(longest, words.length - first); count > 0; count -= 1) {
      let next = first + count
      while (isRepeated(first, next, count)) next += count
      if (next === first + count) continue
      found.push({ start: words[first + count - 1]!.end, end: words[next - 1]!.end })
      first = next - 1
      break
    }
  }
  return found
}

/** Words that change what the next one means, so that it is none too many. */
const changing: ReadonlySet<string> = new Set(
  'vs or no non not ohne senza sans sin without oder o ou'.split(' '),
)

/** Shorter words come again in many names. */
const shortestStuffing = 4

/**
 * Finds later occurrences of a word in a name, such as the last one of ‘Dress summer dress’. What
 * belongs to another phrase stays: the number behind ‘iPhone’ in ‘Case for iPhone 15’ needs its word.
 */
function findStuffing(text: string, words: readonly Word[]): Range[] {
  const seen = new Set<string>()
  const counted = new Set<string>()
  return words.flatMap((word, at) => {
    const { folded, hasDigits, start, end } = word
    if (hasDigits || folded.length < shortestStuffing || folded.includes('-')) return []
    const [last, next] = [words[at - 1]?.folded ?? '', words[at + 1]]
    const hasCount = /^\p{N}+$/u.test(last)
    if (!seen.has(folded)) {
      seen.add(folded)
      if (hasCount) counted.add(folded)
      return []
    }
    const isJoined =
      smallWords.has(last) || changing.has(last) || /[&+]\s*$|\/$/u.test(text.slice(0, start))
    const isMeant = last === folded && meantTwice.has(folded)
    const hasNumber = next?.hasDigits === true && /^\s+$/u.test(text.slice(end, next.start))
    const isCounted = hasCount && counted.has(folded)
    // ‘Scarpe da ginnastica’ is another kind than the ‘scarpe da donna’ before.
    const isKind = next !== undefined && smallWords.has(next.folded)
    return isJoined || isMeant || hasNumber || isCounted || isKind ? [] : { start, end }
  })
}

/** Finds what stands twice in a row in a name, without the first of each. */
export function findRepeated(name: string): Range[] {
  if (!mayRepeat(name)) return []
  return findTwice(name, wordsOf(name), inNames)
}

/**
 * Finds the words of a text that are too many: those that stand twice in a row, in whatever capitals or
 * number, and in a name also those that come again later.
 */
export function findRepeats(text: string, kind: 'name' | 'prose'): Range[] {
  if (!mayRepeat(text)) return []
  const words = wordsOf(text)
  const rules = kind === 'name' ? inNames : inProse
  const twice = findTwice(text, words, rules)
  return kind === 'name' && twice.length === 0 ? findStuffing(text, words) : twice
}
