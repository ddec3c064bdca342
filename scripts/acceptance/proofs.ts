import { sections } from './lines.ts'
import type { ReportedTest } from './reports.ts'
import { claimOf } from './titles.ts'

/** The passed tests of one line. */
export interface Proof {
  /** Those that prove it, the ones to show: they prove the fewest other lines beside it. */
  readonly shown: readonly ReportedTest[]
  /** All others that hold it. */
  readonly others: readonly ReportedTest[]
}

/** Finds the tests of a line, each in the order in which it was reported. */
export function proofOf(line: number, tests: readonly ReportedTest[]): Proof {
  const passed = tests
    .filter((test) => test.passed)
    .map((test) => ({ test, ...claimOf(test.title) }))
  const proving = passed.filter(({ proves }) => proves.includes(line))
  const fewest = Math.min(...proving.map(({ proves }) => proves.length))
  const shown = proving.filter(({ proves }) => proves.length === fewest)
  const others = passed.filter(
    (one) => !shown.includes(one) && [...one.proves, ...one.touches].includes(line),
  )
  return { shown: shown.map(({ test }) => test), others: others.map(({ test }) => test) }
}

/** Says which lines no test proves, and for which the rule cannot choose what to show. */
export function gaps(tests: readonly ReportedTest[]): readonly string[] {
  const lines = sections.flatMap((section) => Object.keys(section.lines).map(Number))
  return lines.flatMap((line) => {
    const files = new Set(proofOf(line, tests).shown.map(({ file }) => file))
    if (files.size === 0) return [`No test proves line ${line}.`]
    if (files.size === 1) return []
    return [
      `Line ${line} is proved by equals in ${[...files].join(' and ')}: put its number in parentheses in all but one.`,
    ]
  })
}
