import type { Check } from '../checks/check.ts'
import type { Counts } from '../checks/runners.ts'

/** Counts and prints the results of a run. */
export interface Tally {
  /** Starts a section of the run. */
  readonly heading: (text: string) => void
  /** Adds the counts of a test runner. */
  readonly add: (counts: Counts) => void
  /** Prints and adds the results of checks. */
  readonly addChecks: (checks: readonly Check[]) => void
  /** Prints the totals and returns the exit code. */
  readonly end: () => number
}

/** Creates an empty tally. */
export function createTally(): Tally {
  const total = { passed: 0, failed: 0, skipped: 0 }

  function add({ passed, failed, skipped }: Counts) {
    total.passed += passed
    total.failed += failed
    total.skipped += skipped
  }

  return {
    add,

    heading(text) {
      console.log(`\n— ${text}`)
    },

    addChecks(checks) {
      for (const { title, problem } of checks) {
        console.log(problem ? `✗ ${title}\n${problem}` : `✓ ${title}`)
        add({ passed: problem ? 0 : 1, failed: problem ? 1 : 0, skipped: 0 })
      }
    },

    end() {
      const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : ''
      console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`)
      return total.failed === 0 ? 0 : 1
    },
  }
}
