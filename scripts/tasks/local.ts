import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util'
import { readEnvironment, readServerOptions } from '../../packages/app/server/environment.ts'
import {
  copyDataFolder,
  exportDataFolder,
  LocalBackendError,
  serveLocalBackend,
  serviceRoleKey,
} from '../../packages/local-backend/src/index.ts'
import { isLoopbackHost } from '../../packages/local-backend/src/hosts.ts'
import { parseServeConfig } from '../../packages/local-backend/src/serve-config.ts'

/** An error with a one-line message for the user. */
class TaskError extends Error {}

const usage = `npm run --silent local -- service-role-key
npm run local -- export --output users.sql [--url http://localhost:4173]
npm run local -- backup --output backup-folder [--url http://localhost:4173]
npm run local -- serve --port 54321 --data-dir .data-tests [--config local.json]`

function options<Options extends ParseArgsOptionsConfig>(args: string[], known: Options) {
  try {
    return parseArgs({ args, options: known }).values
  } catch {
    throw new TaskError(usage)
  }
}

const dataDir = () => readServerOptions(readEnvironment()).dataDir

async function printKey(args: string[]): Promise<void> {
  options(args, {})
  console.log(await serviceRoleKey({ dataDir: dataDir() }))
}

/** Asks an admin route of the running server, which has locked its data folder. */
async function askServer(url: string, route: 'export' | 'backup'): Promise<Response> {
  if (!URL.canParse(url) || !isLoopbackHost(new URL(url).hostname)) {
    throw new TaskError(
      `--url is "${url}". Give a server of this machine, as http://localhost:4173.`,
    )
  }
  const key = await serviceRoleKey({ dataDir: dataDir() })
  const headers = { apikey: key, authorization: `Bearer ${key}` }
  const response = await fetch(new URL(`/auth/v1/admin/${route}`, url), {
    headers,
    redirect: 'error',
  }).catch((cause: unknown) => {
    throw new TaskError(`Nothing answers at ${url}. Leave --url out if no server runs.`, { cause })
  })
  if (response.ok) return response
  throw new TaskError(
    `The server at ${url} refused with ${response.status}. Is it the one that uses ${dataDir()}?`,
  )
}

function readFolder<Result>(task: string, read: (folder: string) => Result): Result {
  try {
    return read(dataDir())
  } catch (error) {
    if (!(error instanceof LocalBackendError) || error.code !== 'locked') throw error
    throw new TaskError(
      `A server uses ${dataDir()}. Stop it, or name it: npm run local -- ${task} --url http://localhost:4173`,
      { cause: error },
    )
  }
}

function writeNew(path: string, content: string | Uint8Array): void {
  try {
    writeFileSync(path, content, { flag: 'wx', mode: 0o600 })
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
    const why = code === 'EEXIST' ? 'is there already' : `cannot be written (${code})`
    throw new TaskError(`${path} ${why}. Choose another file.`, { cause })
  }
}

async function exportAccounts(args: string[]): Promise<void> {
  const { output, url } = options(args, {
    output: { type: 'string' },
    url: { type: 'string' },
  } as const)
  const sql =
    url === undefined
      ? readFolder('export', exportDataFolder)
      : await (await askServer(url, 'export')).text()
  if (output === undefined) process.stdout.write(sql)
  else writeNew(output, sql)
}

/** Writes a folder that a server can be started with: the database and the key. */
async function backUp(args: string[]): Promise<void> {
  const { output, url } = options(args, {
    output: { type: 'string' },
    url: { type: 'string' },
  } as const)
  if (output === undefined) throw new TaskError(usage)
  const database =
    url === undefined
      ? readFolder('backup', copyDataFolder)
      : new Uint8Array(await (await askServer(url, 'backup')).arrayBuffer())
  mkdirSync(output, { recursive: true, mode: 0o700 })
  writeNew(join(output, 'auth.sqlite'), database)
  writeNew(join(output, 'jwk.json'), readFileSync(join(dataDir(), 'jwk.json')))
}

function readConfig(path: string): object {
  try {
    const value: unknown = JSON.parse(readFileSync(path, 'utf8'))
    if (typeof value === 'object' && value !== null) return value
  } catch (cause) {
    throw new TaskError(`${path} cannot be read as JSON.`, { cause })
  }
  throw new TaskError(`${path} holds no JSON object.`)
}

async function serve(args: string[]): Promise<void> {
  const given = options(args, {
    port: { type: 'string' },
    'data-dir': { type: 'string' },
    config: { type: 'string' },
  } as const)
  const server = await serveLocalBackend(
    parseServeConfig({
      ...(given.config !== undefined && readConfig(given.config)),
      ...(given.port !== undefined && { port: Number(given.port) }),
      ...(given['data-dir'] !== undefined && { dataDir: resolve(given['data-dir']) }),
    }),
  )
  console.log(`SUPABASE_URL=${server.url}`)
  console.log(`SUPABASE_ANON_KEY=${server.anonKey}`)
  console.log(`SUPABASE_SERVICE_ROLE_KEY=${server.serviceRoleKey}`)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => void server.close())
  }
}

const tasks: Readonly<Record<string, (args: string[]) => Promise<void>>> = {
  'service-role-key': printKey,
  export: exportAccounts,
  backup: backUp,
  serve,
}

const [name = '', ...rest] = process.argv.slice(2)
try {
  const task = Object.hasOwn(tasks, name) ? tasks[name] : undefined
  if (!task) throw new TaskError(usage)
  await task(rest)
} catch (error) {
  // Messages of other errors, such as invalid values or a folder in use, are readable as well.
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
