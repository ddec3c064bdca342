import type { ReportedTest } from './reports.ts'

/** What the title of a test says of the acceptance list. */
export interface Claim {
  /** The lines that the test proves. */
  readonly proves: readonly number[]
  /** The lines of which it shows a part, or an edge: they stand in parentheses. */
  readonly touches: readonly number[]
}

const numbers = /^\[([\d, ()-]+)\] /

function isTouched(part: string): boolean {
  return part.startsWith('(')
}

/** Reads the numbers that a title begins with: `[235]`, `[261, (262)]` or `[047-063]`. */
export function claimOf(title: string): Claim {
  const [, list = ''] = numbers.exec(title) ?? []
  const parts = list.split(',').map((part) => part.trim())
  return {
    proves: parts.filter((part) => !isTouched(part)).flatMap(expanded),
    touches: parts.filter(isTouched).flatMap((part) => expanded(part.slice(1, -1))),
  }
}

/** Counts from the first to the last number of `47-63`. */
function expanded(range: string): readonly number[] {
  if (range === '') return []
  const [first = 0, last = first] = range.split('-').map(Number)
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

/** What stands before the words of a title: lines of this list, and checks of the others. */
const preface = /^(?:\[[\d, ()-]+\] )?(?:\w+ \d[\d, -]*: )?/

/** Says what a test shows in the words of its groups and its title, without any numbers. */
export function wordsOf({ groups, title }: ReportedTest): string {
  return [...groups, title].map((words) => words.replace(preface, '')).join(' › ')
}
