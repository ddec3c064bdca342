import { writeFile } from 'node:fs/promises'
import { acceptanceFile, acceptancePage, checkAcceptance } from '../acceptance.ts'

await writeFile(acceptanceFile, acceptancePage())
const problems = checkAcceptance().flatMap(({ problem }) => problem || [])
console.log(['Wrote docs/acceptance.md.', ...problems].join('\n'))
process.exitCode = problems.length === 0 ? 0 : 1
