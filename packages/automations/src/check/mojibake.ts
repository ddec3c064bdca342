import { withoutControls } from '../csv/controlCharacters.ts'
import { windows1252Bytes } from '../csv/windows1252.ts'

/** Characters beyond ASCII that follow one another. */
const foreign = /[^\p{ASCII}]+/gu
/** Characters of texts in Latin letters: letters, punctuation, currencies, symbols, emoji. */
const usual =
  /^(?:[\u00a0-\u017f\u02c6-\u02dd\u2000-\u206f\u20a0-\u20cf\u2100-\u27bf\ufb00-\ufb06\u{1f000}-\u{1faff}]|\ufe0f)*$/u
/** Capitals with an accent before a closing quotation mark or a no-break space, as in `CAFÉ”`, are no damage. */
const doubtful = /^(?:[\u00c2-\u00c5][\u2019\u201d\u201c\u203a\u00bb\u0152]|\u00c3\u00a0)$/u
/** Number of characters of another script that proves damage. */
const enough = 3
/** A text that was damaged twice is repaired in two steps. */
const mostSteps = 3

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** Reads characters as the bytes they stand for in Windows-1252, and the bytes as UTF-8. */
function decodeRun(run: string): string | undefined {
  const bytes = new Uint8Array(run.length)
  for (let at = 0; at < run.length; at += 1) {
    const byte = windows1252Bytes.get(run.charCodeAt(at))
    if (byte === undefined) return undefined
    bytes[at] = byte
  }
  try {
    return decoder.decode(bytes)
  } catch {
    return undefined
  }
}

interface Run {
  readonly text: string
  readonly meant: string | undefined
  readonly isDoubtful: boolean
}

function readRun(text: string, run: string, at: number): Run {
  const before = at === 0 ? '' : text[at - 1]!
  const isDoubtful = doubtful.test(run) && (run !== '\u00c3\u00a0' || /\p{Lu}/u.test(before))
  return { text: run, meant: decodeRun(run), isDoubtful }
}

function repairOnce(text: string): string {
  const runs = Array.from(text.matchAll(foreign), (match) => readRun(text, match[0], match.index))
  const damaged = runs.filter(({ meant }) => meant !== undefined)
  const isWhole = damaged.length === runs.length
  const others = damaged.reduce(
    (sum, { meant = '' }) => sum + (usual.test(meant) ? 0 : Array.from(meant).length),
    0,
  )
  const isOtherScript = isWhole && others >= enough
  const isCertain = ({ meant, isDoubtful }: Run) =>
    meant !== undefined && !isDoubtful && (isOtherScript || usual.test(meant))
  if (!runs.some(isCertain)) return text
  let next = 0
  return text.replaceAll(foreign, (run) => {
    const { meant = run, isDoubtful } = runs[next]!
    next += 1
    // In a text that is certainly damaged, a doubtful run is too.
    const isRead = isOtherScript || usual.test(meant) || isDoubtful
    return isRead ? meant : run
  })
}

/**
 * Repairs text in UTF-8 that was once read as Windows-1252, such as `â€“` for a dash, and removes control
 * characters.
 *
 * @returns the same text where nothing is certain to be damaged
 */
export function repairText(text: string): string {
  let repaired = withoutControls(text)
  for (let step = 0; step < mostSteps; step += 1) {
    const next = repairOnce(repaired)
    if (next === repaired) return next
    repaired = next
  }
  return repaired
}

/** Finds the first place where two texts differ, with a little of what stands around it. */
export function firstRepair(
  text: string,
): { readonly example: string; readonly meant: string } | undefined {
  for (const { 0: run } of text.matchAll(foreign)) {
    const meant = repairText(run)
    if (meant !== run) return { example: run, meant }
  }
  return undefined
}
