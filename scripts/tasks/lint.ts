import { knipArgs } from '../checks/check.ts'
import { runAll } from '../commands.ts'

await runAll(
  ['oxfmt', ['--check', '.']],
  ['oxlint', []],
  ['knip', knipArgs],
  ['tsc', ['-p', '.']],
  ['tsc', ['-p', 'packages/app/worker']],
)
