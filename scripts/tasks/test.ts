import { findBrowser } from '../browser.ts'
import { testAll } from '../test/all.ts'
import { testNightly } from '../test/nightly.ts'
import { testPaths } from '../test/paths.ts'
import { testQuickly } from '../test/quick.ts'
import { createTally } from '../test/tally.ts'

try {
  await findBrowser()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

const tally = createTally()
const [first, ...others] = process.argv.slice(2)
if (first === undefined) await testQuickly(tally)
else if (first === '--all') await testAll(tally)
else if (first === '--nightly') await testNightly(others, tally)
else await testPaths([first, ...others], tally)
process.exitCode = tally.end()
