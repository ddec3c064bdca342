import { execFileSync, spawnSync } from 'node:child_process'
import { chownSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Debian keeps the programs of a server outside of `PATH`, in a folder for each version. */
const folders = ['', ...globSync('/usr/lib/postgresql/*/bin').toSorted().toReversed()]

const binaries = folders.find(
  (folder) => spawnSync(join(folder, 'initdb'), ['--version']).status === 0,
)

/** The user that runs the server: PostgreSQL refuses root. */
function findUser(): { uid: number; gid: number } | undefined {
  const [uid, gid] = ['-u', '-g'].map((option) =>
    Number.parseInt(spawnSync('id', [option, 'postgres']).stdout.toString(), 10),
  )
  return uid && gid ? { uid, gid } : undefined
}

const isRoot = process.getuid?.() === 0
const user = isRoot ? findUser() : undefined

/** Reason that PostgreSQL cannot be started here; undefined if it can. */
export const noPostgres =
  binaries === undefined || (isRoot && !user)
    ? 'PostgreSQL is not installed (Debian: apt-get install postgresql).'
    : undefined

/** A PostgreSQL server with an empty database. */
export interface Postgres {
  /** For clients of this machine. */
  readonly url: string
  /**
   * Runs SQL as `psql --set ON_ERROR_STOP=1` does, and returns the rows, with `|` between columns.
   * @throws Error with what psql says, at the first statement that fails.
   */
  readonly run: (sql: string) => string
  readonly stop: () => void
}

/** Starts a server on a socket in a temporary folder, without a port. */
export function startPostgres(): Postgres {
  const folder = mkdtempSync(join(tmpdir(), 'dropwatt-postgres-'))
  if (user) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const program = (name: string, args: readonly string[], input = '') =>
    execFileSync(join(binaries ?? '', name), args, {
      ...user,
      input,
      cwd: folder,
      encoding: 'utf8',
      stdio: ['pipe', 'pipe', 'pipe'],
    })
  const account = ['--auth=trust', '--username=postgres', '--encoding=UTF8', '--locale=C']
  program('initdb', [`--pgdata=${data}`, '--no-sync', ...account])
  const settings = `-F -k ${folder} -c listen_addresses=`
  const log = join(folder, 'log')
  program('pg_ctl', ['start', '--wait', `--pgdata=${data}`, `--log=${log}`, '-o', settings])
  const quiet = ['--no-psqlrc', '--quiet', '--tuples-only', '--no-align']
  const connection = [`--host=${folder}`, '--username=postgres', '--dbname=postgres']
  return {
    url: `postgres://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`,
    run: (sql) =>
      program('psql', [...quiet, ...connection, '--set=ON_ERROR_STOP=1'], sql).trimEnd(),
    stop: () => {
      program('pg_ctl', ['stop', '--mode=immediate', `--pgdata=${data}`])
      rmSync(folder, { recursive: true })
    },
  }
}
