import { buildApp } from '../builds.ts'
import { command } from '../commands.ts'

const code = await buildApp()
if (code !== 0) process.exit(code)
process.exitCode = (await command('node', ['packages/app/server/start.ts'])).code
