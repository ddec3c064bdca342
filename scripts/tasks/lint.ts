import { checkWorkflows } from '../checks/workflows.ts'
import { runAll } from '../commands.ts'

await runAll(
  ['oxfmt', ['--check', '.']],
  ['oxlint', []],
  ['tsc', ['-p', '.']],
  ['tsc', ['-p', 'packages/app/worker']],
)

const { problem } = await checkWorkflows()
if (problem) {
  console.error(problem)
  process.exitCode = 1
}
