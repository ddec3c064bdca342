/** Number of rows of the matrix that are computed at once: a bit for each. */
const rows = 32

/** For each code unit, the rows of the block at hand that have it. */
const rowsWith = new Int32Array(1 << 16)

/** The last row of the matrix that is known; kept, as a new one for each pair of texts takes long. */
let known = new Int32Array(256)

/**
 * Counts the edits that make one text of another: insertions, deletions and substitutions of code
 * units (Levenshtein distance). The matrix is computed 32 rows at a time, as the differences between
 * its cells are bits (Myers 1999, with blocks as Hyyrö 2003), near its diagonal alone, and no more of
 * it than shows that the texts differ by more edits (Ukkonen 1985).
 *
 * @param most the count to stop at
 * @returns any larger number where it takes more edits
 */
export function editsBetween(one: string, other: string, most: number): number {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (long.length - short.length > most) return most + 1
  let start = 0
  let shortEnd = short.length
  let longEnd = long.length
  while (start < shortEnd && short.charCodeAt(start) === long.charCodeAt(start)) start += 1
  while (shortEnd > start && short.charCodeAt(shortEnd - 1) === long.charCodeAt(longEnd - 1)) {
    shortEnd -= 1
    longEnd -= 1
  }
  const [height, width] = [shortEnd - start, longEnd - start]
  if (height === 0) return width
  if (known.length <= width) known = new Int32Array(2 * width)

  for (let top = 0; top < height; top += rows) {
    const bottom = Math.min(height, top + rows)
    for (let row = top; row < bottom; row += 1) {
      rowsWith[short.charCodeAt(start + row)]! |= 1 << (row - top)
    }
    const least = computeBlock(long, { start, top, bottom, height, width, most })
    for (let row = top; row < bottom; row += 1) rowsWith[short.charCodeAt(start + row)] = 0
    if (least > most) return most + 1
  }
  return known[width]!
}

/** Some rows of a matrix. */
interface Block {
  /** Index of the first difference between the texts. */
  readonly start: number
  /** The rows from one up to, but not including, another. */
  readonly top: number
  readonly bottom: number
  /** The size of the whole matrix. */
  readonly height: number
  readonly width: number
  readonly most: number
}

/**
 * Computes the last row of a block from the last row of the one above.
 *
 * @returns the least number of edits that the texts can have, as far as the block tells
 */
function computeBlock(long: string, { start, top, bottom, height, width, most }: Block): number {
  const from = Math.max(1, top + 1 - most)
  const to = Math.min(width, bottom + most)
  // Cells further from the diagonal than there may be edits need not be exact, only not too small.
  const inexact = top === 0 ? 0 : to
  for (let at = Math.max(1, Math.min(width, top + most) + 1); at <= inexact; at += 1) {
    known[at] = known[at - 1]! + 1
  }
  const last = 1 << (bottom - top - 1)
  let more = -1
  let less = 0
  // Above the first row, each cell has one edit more than the one before.
  let above = top === 0 ? 0 : known[from - 1]!
  let edits = above + bottom - top
  known[from - 1] = edits
  let least = edits
  for (let at = from; at <= to; at += 1) {
    const next = top === 0 ? at : known[at]!
    const step = next - above
    above = next
    let same = rowsWith[long.charCodeAt(start + at - 1)]!
    const vertical = same | less
    if (step < 0) same |= 1
    const horizontal = (((same & more) + more) ^ more) | same
    let raised = less | ~(horizontal | more)
    let lowered = more & horizontal
    if ((raised & last) !== 0) edits += 1
    else if ((lowered & last) !== 0) edits -= 1
    raised <<= 1
    lowered <<= 1
    if (step < 0) lowered |= 1
    else if (step > 0) raised |= 1
    more = lowered | ~(vertical | raised)
    less = raised & vertical
    known[at] = edits
    if (edits < least) least = edits
    // Each further column takes away one edit at most.
    if (bottom === height && edits - (width - at) > most) return most + 1
  }
  return bottom === height ? edits : least
}
