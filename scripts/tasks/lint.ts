import { runAll } from '../commands.ts'

await runAll(
  ['oxfmt', ['--check', '.']],
  ['oxlint', []],
  ['tsc', ['-p', '.']],
  ['tsc', ['-p', 'packages/app/worker']],
)
