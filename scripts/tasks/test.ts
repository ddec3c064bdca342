import { findBrowser } from '../browser.ts'
import { testAll } from '../test/all.ts'
import { testPaths } from '../test/paths.ts'
import { createTally } from '../test/tally.ts'

try {
  await findBrowser()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

const tally = createTally()
const paths = process.argv.slice(2)
await (paths.length > 0 ? testPaths(paths, tally) : testAll(tally))
process.exitCode = tally.end()
