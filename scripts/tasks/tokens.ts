import { runAll } from '../commands.ts'

const written = ['packages/ui/src/theme', 'packages/ui/src/exports']

await runAll(['vitest', ['run', ...written, '--project', 'node', '--update']])
