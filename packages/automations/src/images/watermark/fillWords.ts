import type { ImageValues } from '../ImageTask.ts'

/** A word in braces with its value, or text between such words. */
interface Part {
  readonly text: string | undefined
  readonly isWord: boolean
}

const separators = ' \t\n·•|/–—-,;:'

function isSeparator(sign: string | undefined): boolean {
  return sign !== undefined && separators.includes(sign)
}

function valueOf(word: string, values: ImageValues): Part | undefined {
  const name = word.trim().toLowerCase()
  if (name !== 'vendor' && name !== 'sku' && name !== 'title' && name !== 'year') return undefined
  const text = values[name]?.split(/\s+/u).join(' ').trim()
  return { text: text === '' ? undefined : text, isWord: true }
}

function partsOf(template: string, values: ImageValues): readonly Part[] {
  const parts: Part[] = []
  let rest = template
  let before = ''
  while (rest !== '') {
    const open = rest.indexOf('{')
    const close = rest.indexOf('}', open)
    if (open < 0 || close < 0) break
    const word = valueOf(rest.slice(open + 1, close), values)
    before += rest.slice(0, word ? open : close + 1)
    rest = rest.slice(close + 1)
    if (!word) continue
    parts.push({ text: before, isWord: false }, word)
    before = ''
  }
  return [...parts, { text: before + rest, isWord: false }]
}

/** Text between words: what is written, and the separators around it. */
function split(text: string) {
  let from = 0
  let to = text.length
  while (from < to && isSeparator(text[from])) from += 1
  while (to > from && isSeparator(text[to - 1])) to -= 1
  return { before: text.slice(0, from), own: text.slice(from, to), after: text.slice(to) }
}

/**
 * Replaces `{vendor}`, `{sku}`, `{title}` and `{year}` by the values of an image. A word without a
 * value is left out, with the separators between it and the next (spaces, dots, dashes, commas and
 * slashes), and so are brackets around nothing. Other words in braces stay as they are. If no word has
 * a value and no other letter or digit is there, the result is empty.
 */
export function fillWords(template: string, values: ImageValues): string {
  let filled = ''
  /** The separators since the last text, of which the last are written before the next. */
  let between: string | undefined = ''
  let isAfterGap = false
  const write = (text: string) => {
    filled += (filled === '' && isAfterGap ? '' : between) + text
    between = ''
    isAfterGap = false
  }
  for (const { text, isWord } of partsOf(template, values)) {
    if (isWord && text === undefined) {
      isAfterGap = true
    } else if (isWord) {
      write(text!)
    } else {
      const { before, own, after } = split(text!)
      // Between two words that are both left out, the separators of one are enough.
      between = isAfterGap && between !== '' ? between : between + before
      if (own !== '') {
        write(own)
        between = after
      }
    }
  }
  const kept = isAfterGap ? filled : filled + between
  const whole = kept.replaceAll(/\s*(?:\(\s*\)|\[\s*\])/gu, '').trim()
  return /[\p{L}\p{N}]/u.test(whole) || !template.includes('{') ? whole : ''
}
