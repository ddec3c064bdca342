import { writeFile } from 'node:fs/promises'
import { acceptanceDocument } from '../acceptance/document.ts'
import { gaps } from '../acceptance/proofs.ts'
import { reportedTests } from '../acceptance/reports.ts'
import { acceptanceFile } from '../checks/acceptance.ts'

try {
  const tests = await reportedTests()
  await writeFile(acceptanceFile, acceptanceDocument(tests))
  const open = gaps(tests)
  console.log(['Wrote docs/acceptance.md.', ...open].join('\n'))
  process.exitCode = open.length === 0 ? 0 : 1
} catch (error) {
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
  console.error('There is no report of a whole run yet: run npm test and npm run test:all first.')
  process.exitCode = 1
}
