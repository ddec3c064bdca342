// Runs the command line and prints how much memory the process has taken at most, in kilobytes.
import process from 'node:process'
import { run } from '../../packages/automations/src/cli/run.ts'

const code = await run(process.argv.slice(2), {
  folder: process.cwd(),
  isInteractive: false,
  print: () => undefined,
  printError: (line) => console.error(line),
})
console.log(process.resourceUsage().maxRSS)
process.exitCode = code
