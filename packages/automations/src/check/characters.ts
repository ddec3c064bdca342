import { isControl } from '../csv/controlCharacters.ts'
import type { Check } from './CheckContext.ts'
import { firstRepair, repairText } from './mojibake.ts'
import { Places } from './Places.ts'

/** The first byte of the letters `Â` to `ô`, which begin every damaged character. */
const lead = 0xc3
const [firstLetter, lastLetter] = [0x82, 0xb4]
const [firstUnit, lastUnit] = [0xc2, 0xf4]

/** The control characters that files have: padding, and the ends of lines and pages of word processors. */
const controls = [0x00, 0x0b, 0x0c]

/** Whether a text has a control character, or one of the letters that begin every damaged character. */
export function mayBeUnreadable(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at)
    if ((unit >= firstUnit && unit <= lastUnit) || isControl(unit)) return true
  }
  return false
}

/**
 * Cells whose text was read in the wrong encoding once, and can be repaired with certainty, and cells with
 * control characters.
 */
export const checkCharacters: Check = ({ table, excluded }) => {
  const places = new Places('unreadable-characters')
  const { content } = table
  let example: ReturnType<typeof firstRepair>

  const findDamaged = (from: number) => {
    for (let at = content.indexOf(lead, from); at !== -1; at = content.indexOf(lead, at + 1)) {
      const letter = content[at + 1]!
      // A second character beyond ASCII follows, as its own lead byte.
      if (letter >= firstLetter && letter <= lastLetter && content[at + 2]! >= lead - 1) return at
    }
    return content.length
  }
  const findByte = (byte: number) => (from: number) => {
    const at = content.indexOf(byte, from)
    return at === -1 ? content.length : at
  }
  const finders = [findDamaged, ...controls.map(findByte)]
  /** The next place that each finds, looked for again once it is passed. */
  const found = finders.map(() => -1)
  const findNext = (from: number) => {
    let first = content.length
    for (let at = 0; at < finders.length; at += 1) {
      if (found[at]! < from) found[at] = finders[at]!(from)
      first = Math.min(first, found[at]!)
    }
    return first
  }
  let next = findNext(0)

  return {
    onRow: (row) => {
      const { start, end } = table.rowSpan(row)
      if (next < start) next = findNext(start)
      for (let column = 0; next < end && column < table.cellCount(row); column += 1) {
        const cellEnd = table.cellEnd(row, column)
        if (next >= cellEnd) continue
        next = findNext(cellEnd)
        if (excluded.has(column)) continue
        const text = table.text(row, column)
        if (repairText(text) === text) continue
        example ??= firstRepair(text)
        places.add(row, column)
      }
    },
    finish: () => places.toFinding({ fix: 'fix-characters', isSafe: true, ...example }),
  }
}
