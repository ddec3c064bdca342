import type { ReportedTest } from './reports.ts'

/** The acceptance lines in the title of a test. */
export interface Claim {
  /** The lines that the test proves. */
  readonly proves: readonly number[]
  /** The lines of which it covers a part or an edge case, in parentheses. */
  readonly touches: readonly number[]
}

const numbers = /^\[([\d, ()-]+)\] /

function isTouched(part: string): boolean {
  return part.startsWith('(')
}

/** Parses the numbers at the start of a title: `[235]`, `[261, (262)]` or `[047-063]`. */
export function claimOf(title: string): Claim {
  const [, list = ''] = numbers.exec(title) ?? []
  const parts = list.split(',').map((part) => part.trim())
  return {
    proves: parts.filter((part) => !isTouched(part)).flatMap(expanded),
    touches: parts.filter(isTouched).flatMap((part) => expanded(part.slice(1, -1))),
  }
}

/** Expands a range such as `47-63` into its numbers. */
function expanded(range: string): readonly number[] {
  if (range === '') return []
  const [first = 0, last = first] = range.split('-').map(Number)
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

/** The prefix of a title: acceptance lines, and checks of the other lists. */
const preface = /^(?:\[[\d, ()-]+\] )?(?:\w+ \d[\d, -]*: )?/

/** Returns the groups and the title of a test, without numbers. */
export function describeTest({ groups, title }: ReportedTest): string {
  return [...groups, title].map((words) => words.replace(preface, '')).join(' › ')
}
