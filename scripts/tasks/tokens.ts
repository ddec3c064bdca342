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
  // The component index reads the list of exports.
  write('scripts/published'),
)
