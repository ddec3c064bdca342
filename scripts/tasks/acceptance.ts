import { writeFile } from 'node:fs/promises'
import { acceptanceFile, acceptancePage, checkAcceptance } from '../acceptance.ts'
import { checkStoreChecks, storeChecksFile, storeChecksPage } from '../storeChecks.ts'

await writeFile(acceptanceFile, acceptancePage())
await writeFile(storeChecksFile, storeChecksPage())
const checks = [...checkAcceptance(), checkStoreChecks()]
const problems = checks.flatMap(({ problem }) => problem || [])
console.log(['Wrote docs/acceptance.md and docs/store-checks.md.', ...problems].join('\n'))
process.exitCode = problems.length === 0 ? 0 : 1
