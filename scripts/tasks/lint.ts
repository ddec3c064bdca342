import { knipArgs } from '../checks/check.ts'
import { checkWorkflows } from '../checks/workflows.ts'
import { runAll } from '../commands.ts'

await runAll(
  ['oxfmt', ['--check', '.']],
  ['oxlint', []],
  ['knip', knipArgs],
  ['tsc', ['-p', '.']],
  ['tsc', ['-p', 'packages/app/worker']],
)

const { problem } = await checkWorkflows()
if (problem) {
  console.error(problem)
  process.exitCode = 1
}
