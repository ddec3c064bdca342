import { writeFile } from 'node:fs/promises'
import { checkPackages } from '../checks/packages.ts'
import { createTally } from '../test/tally.ts'

const [report] = process.argv.slice(2)
const checks = await checkPackages()
if (report) await writeFile(report, JSON.stringify(checks))
const tally = createTally()
tally.addChecks(checks)
process.exitCode = tally.end()
