/** The command line of the live store, for operators: `npm run store`. */
import { createInterface } from 'node:readline/promises'
import { readSiteUrl } from '../../../src/config/site.ts'
import { readEnvironment, readServerOptions } from '../../environment.ts'
import { exitWith } from '../../failure.ts'
import { CommandError, type CommandSettings } from './CommandSettings.ts'

/** Each command with the help for it, which is loaded when it is needed. */
const commands = {
  jobs: () => import('./listJobs.ts'),
  measure: () => import('./measure/measure.ts'),
} as const satisfies Readonly<Record<string, () => Promise<Command>>>

interface Command {
  readonly help: string
  readonly run: (args: string[], settings: CommandSettings) => Promise<void>
}

async function printHelp(): Promise<void> {
  console.log('Commands of the live store:')
  for (const load of Object.values(commands)) console.log(`\n${(await load()).help}`)
}

function readSettings(): CommandSettings {
  const env = readEnvironment()
  const { store: options, port, dataDir } = readServerOptions(env)
  if (!options) {
    throw new CommandError(
      'No store is configured. Run it with the variables of the server, as docs/store.md lists them.',
    )
  }
  const siteUrl = readSiteUrl(env) ?? `http://localhost:${port}`
  return {
    options,
    siteUrl,
    dataDir,
    fetch: globalThis.fetch,
    now: Date.now,
    print: (text) => console.log(text),
    confirm: async (question) => {
      const reader = createInterface({ input: process.stdin, output: process.stderr })
      try {
        return /^y(?:es)?$/iu.test((await reader.question(`${question} (yes/no) `)).trim())
      } finally {
        reader.close()
      }
    },
    openPractice: async () => {
      const { openPractice } = await import('../openPractice.ts')
      return openPractice(siteUrl, dataDir)
    },
  }
}

const [name = '', ...args] = process.argv.slice(2)
try {
  if (name === '' || name === '--help') await printHelp()
  else if (Object.hasOwn(commands, name)) {
    const { run } = await commands[name as keyof typeof commands]()
    await run(args, readSettings())
  } else throw new CommandError(`There is no command "${name}". Use jobs or measure.`)
} catch (error) {
  const isArgument =
    error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
  exitWith(isArgument ? new CommandError(error.message) : error)
}
