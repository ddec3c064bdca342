import type { Check } from '../checks/check.ts'
import type { Counts } from '../checks/runners.ts'

/** Counts what passes and fails in one run, and says it. */
export interface Tally {
  /** Begins a part of the run. */
  readonly heading: (text: string) => void
  /** Adds what a test runner counted. */
  readonly add: (counts: Counts) => void
  /** Says how each check went, and adds it. */
  readonly addChecks: (checks: readonly Check[]) => void
  /** Says the sums, and gives the exit code. */
  readonly end: () => number
}

/** Makes a tally that has counted nothing yet. */
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
