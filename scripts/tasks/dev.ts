import { runAll } from '../commands.ts'

await runAll(['vite', process.argv.slice(2), { cwd: 'packages/app' }])
