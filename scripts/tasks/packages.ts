import { writeFile } from 'node:fs/promises'
import { checkPackages } from '../checks/packages.ts'
import { createTally } from '../test/tally.ts'

const args = process.argv.slice(2)
const report = args.find((arg) => !arg.startsWith('--'))
const checks = await checkPackages(args.includes('--release'))
if (report) await writeFile(report, JSON.stringify(checks))
const tally = createTally()
tally.addChecks(checks)
process.exitCode = tally.end()
