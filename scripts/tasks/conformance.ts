import { command } from '../commands.ts'

const suite = process.argv.slice(2)
const script = 'packages/local-backend/conformance/auth-js.ts'
process.exitCode = (await command('node', [script, ...suite])).code
