import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { acceptanceDocument } from '../acceptance/document.ts'
import { gaps } from '../acceptance/proofs.ts'
import { reportedTests } from '../acceptance/reports.ts'
import { root } from '../commands.ts'
import type { Check } from './check.ts'

/** The file with the table of the acceptance list. */
export const acceptanceFile = join(root, 'docs/acceptance.md')

/** Checks the acceptance list against the tests of the last run. */
export async function checkAcceptance(): Promise<readonly Check[]> {
  const tests = await reportedTests()
  const written = await readFile(acceptanceFile, 'utf8').catch(() => '')
  return [
    {
      title: 'every acceptance line has the test that proves it',
      problem: gaps(tests).join('\n'),
    },
    {
      title: 'docs/acceptance.md is up to date',
      problem: written === acceptanceDocument(tests) ? '' : 'Write it with npm run acceptance.',
    },
  ]
}
