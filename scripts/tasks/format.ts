import { runAll } from '../commands.ts'

await runAll(['oxfmt', ['.']], ['oxlint', ['--fix']])
