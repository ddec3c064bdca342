import { buildApp } from '../builds.ts'
import { runBrowsers } from '../checks/runners.ts'
import { engineNames, installPackages, missingPackages } from '../engines.ts'

const missing = new Set(engineNames.flatMap(missingPackages))
if (missing.size > 0) installPackages([...missing])

const code = await buildApp()
if (code !== 0) process.exit(code)
const { failed } = await runBrowsers('list', process.argv.slice(2))
process.exitCode = failed === 0 ? 0 : 1
