import { runAll } from '../commands.ts'

function write(...folders: readonly string[]) {
  return ['vitest', ['run', ...folders, '--project', 'node', '--update']] as const
}

await runAll(
  // The list of exports reads the generated automation files.
  write('scripts/published/automations.test.ts'),
  write(
    'packages/ui/src/theme',
    'packages/ui/src/exports',
    'packages/auth/src/exports',
    'packages/automations/src/exports',
  ),
  // The index reads the list of exports.
  write('scripts/published'),
  // The llms.txt of the library lists the components of the index.
  write('scripts/published/llms.test.ts'),
)
