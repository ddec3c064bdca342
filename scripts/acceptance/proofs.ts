import { sections } from './lines.ts'
import type { ReportedTest } from './reports.ts'
import { claimOf } from './titles.ts'

/** The passed tests of one line, each in the order in which it was reported. */
export interface Proof {
  /** The tests to show: of those that prove the line, the ones that prove the fewest lines. */
  readonly shown: readonly ReportedTest[]
  /** All others that cover the line or a part of it. */
  readonly others: readonly ReportedTest[]
}

/** Finds the tests of every line. */
export function proofsOf(tests: readonly ReportedTest[]): ReadonlyMap<number, Proof> {
  const passed = tests
    .filter((test) => test.passed)
    .map((test) => ({ test, claim: claimOf(test.title) }))
  const claimed = new Set(passed.flatMap(({ claim }) => [...claim.proves, ...claim.touches]))
  return new Map(
    [...claimed].map((line) => {
      const proving = passed.filter(({ claim }) => claim.proves.includes(line))
      const fewest = Math.min(...proving.map(({ claim }) => claim.proves.length))
      const shown = proving.filter(({ claim }) => claim.proves.length === fewest)
      const others = passed.filter(
        (each) =>
          !shown.includes(each) && [...each.claim.proves, ...each.claim.touches].includes(line),
      )
      return [
        line,
        { shown: shown.map(({ test }) => test), others: others.map(({ test }) => test) },
      ]
    }),
  )
}

/** Lists lines without a proving test, lines with ambiguous proofs, and numbers that do not exist. */
export function gaps(tests: readonly ReportedTest[]): readonly string[] {
  const proofs = proofsOf(tests)
  const lines = sections.flatMap((section) => Object.keys(section.lines).map(Number))
  const unknown = [...proofs.keys()].filter((line) => !lines.includes(line))
  return [
    ...lines.flatMap((line) => {
      const files = [...new Set(proofs.get(line)?.shown.map(({ file }) => file))]
      if (files.length === 0) return [`No test proves line ${line}.`]
      if (files.length === 1) return []
      return [
        `Line ${line} is proved alike in ${files.join(' and ')}: put its number in parentheses in all but one.`,
      ]
    }),
    ...unknown.map((line) => `There is no line ${line}.`),
  ]
}
