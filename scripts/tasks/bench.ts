import { runAll, type CommandOptions } from '../commands.ts'

type Step = readonly [name: string, args: readonly string[], options?: CommandOptions]

const benches: Readonly<Record<string, (args: readonly string[]) => Step>> = {
  app: (args) => ['node', ['bench/app.ts', ...args]],
  ui: (args) => ['node', ['bench/ui.ts', ...args]],
  automations: (args) => ['node', ['bench/automations.ts', ...args]],
  workbench: (args) => ['node', ['bench/workbench.ts', ...args]],
  images: (args) => ['node', ['bench/images.ts', ...args]],
  backend: (args) => ['node', ['bench/start.ts', ...args], { cwd: 'packages/local-backend' }],
  auth: (args) => ['node', ['bench/auth.ts', ...args], { cwd: 'packages/local-backend' }],
}

const [name, ...args] = process.argv.slice(2)
const chosen = name === undefined ? Object.values(benches) : [benches[name]]
const steps = chosen.filter((bench) => bench !== undefined).map((bench) => bench(args))
if (steps.length === 0) {
  console.error(`There is no bench "${name}". There are: ${Object.keys(benches).join(', ')}.`)
  process.exit(1)
}
await runAll(...steps)
