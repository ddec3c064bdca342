import { lockedRanges } from './cleanText.ts'
import { smallWords } from './phrases.ts'

/** Takes a comma, a dash or a small word such as ‘with’ from the end. */
function withoutLooseEnd(text: string): string {
  const trimmed = text.replace(/[\s\-–—|/·•:,;(]+$/u, '')
  const word = /\s(?<last>\S+)$/u.exec(trimmed)
  return word && smallWords.has((word.groups?.['last'] ?? '').toLowerCase())
    ? withoutLooseEnd(trimmed.slice(0, word.index))
    : trimmed
}

/**
 * Cuts a text between two words, not inside of what is locked or between a number and its unit.
 *
 * @param max in UTF-16 units, as the store counts
 * @returns the text itself if it is short enough; nothing if there is no place to cut
 */
export function shorten(text: string, max: number, locked: readonly string[]): string | undefined {
  if (text.length <= max) return text
  const ranges = lockedRanges(text, locked)
  const isFree = (place: number) => ranges.every(({ start, end }) => place <= start || place >= end)
  const places = Array.from(text.slice(0, max + 1).matchAll(/\s/gu), ({ index }) => index)
  const cuts = places
    .filter(isFree)
    .map((place) => ({ place, cut: withoutLooseEnd(text.slice(0, place)) }))
    .filter(({ cut }) => cut !== '')
  // Behind a comma or a bracket, or before one, what remains is more likely a whole thought.
  const isPause = (place: number) =>
    /[,;:.|–—)]$/u.test(text.slice(0, place)) || /^\s[-–—|(]/u.test(text.slice(place))
  const best = cuts.findLast(({ place, cut }) => isPause(place) && cut.length > max / 2)
  return (best ?? cuts.at(-1))?.cut
}

/**
 * Takes the first sentences of a text, as many as fit; where not even one does, its first words with
 * an ellipsis.
 */
export function summarize(text: string, max: number, locked: readonly string[]): string {
  if (text.length <= max) return text
  const ends = [...text.matchAll(/[.!?]["”’)]?(?=\s)/gu)].map(
    ({ index, 0: end }) => index + end.length,
  )
  const last = ends.findLast((end) => end <= max)
  if (last !== undefined && last > max / 2) return text.slice(0, last)
  const cut = shorten(text, max - 1, locked)
  return cut === undefined ? '' : `${cut}…`
}
