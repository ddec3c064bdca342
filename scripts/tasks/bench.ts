import { runAll } from '../commands.ts'

await runAll(['node', ['bench/start.ts'], { cwd: 'packages/local-backend' }])
