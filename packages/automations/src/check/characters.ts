import type { Check } from './CheckContext.ts'
import { firstRepair, repairText } from './mojibake.ts'
import { Places } from './Places.ts'

/** The first byte of the letters `Â` to `ô`, which begin every damaged character. */
const lead = 0xc3
const [firstLetter, lastLetter] = [0x82, 0xb4]
const [firstUnit, lastUnit] = [0xc2, 0xf4]

/** Whether a text has one of the letters that begin every damaged character. */
export function hasFirstLetter(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at)
    if (unit >= firstUnit && unit <= lastUnit) return true
  }
  return false
}

/** Cells whose text was read in the wrong encoding once, and can be repaired with certainty. */
export const checkCharacters: Check = ({ table, excluded }) => {
  const places = new Places('unreadable-characters')
  const { content } = table
  let example: ReturnType<typeof firstRepair>

  const findNext = (from: number) => {
    for (let at = content.indexOf(lead, from); at !== -1; at = content.indexOf(lead, at + 1)) {
      const letter = content[at + 1]!
      // A second character beyond ASCII follows, as its own lead byte.
      if (letter >= firstLetter && letter <= lastLetter && content[at + 2]! >= lead - 1) return at
    }
    return content.length
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
