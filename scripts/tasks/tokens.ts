import { runAll } from '../commands.ts'

await runAll(['vitest', ['run', '--project', 'node', '--update', 'packages/ui/src/theme']])
