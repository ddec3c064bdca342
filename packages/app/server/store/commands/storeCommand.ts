/** The command line of the live store, for operators: `npm run store`. */
import { createInterface } from 'node:readline/promises'
import { readSiteUrl } from '../../../src/config/site.ts'
import { readEnvironment, readServerOptions } from '../../environment.ts'
import { exitWith } from '../../failure.ts'
import { openPractice } from '../openPractice.ts'
import { CommandError, type CommandSettings } from './CommandSettings.ts'
import { listJobs, listJobsHelp } from './listJobs.ts'
import { measure, measureHelp } from './measure/measure.ts'

const commands = { jobs: listJobs, measure } as const
const help = `Commands of the live store:\n\n${listJobsHelp}\n\n${measureHelp}`

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
    openPractice: () => openPractice(siteUrl, dataDir),
  }
}

const [name = '', ...args] = process.argv.slice(2)
try {
  if (name === '' || name === '--help') console.log(help)
  else if (Object.hasOwn(commands, name)) {
    await commands[name as keyof typeof commands](args, readSettings())
  } else throw new CommandError(`There is no command "${name}". Use jobs or measure.`)
} catch (error) {
  const isArgument =
    error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
  exitWith(isArgument ? new CommandError(error.message) : error)
}
