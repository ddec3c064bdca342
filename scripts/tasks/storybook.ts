import { runAll } from '../commands.ts'

await runAll(['storybook', ['dev', '--port', '6006', '--no-open', ...process.argv.slice(2)]])
