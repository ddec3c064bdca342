import { buildApp } from '../builds.ts'
import { runAll } from '../commands.ts'

// The pictures are of the app as it is built now; the next build contains them.
const code = await buildApp()
if (code === 0) await runAll(['playwright', ['test', '-c', 'tests/guide/playwright.config.ts']])
else process.exitCode = code
