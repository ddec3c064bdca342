// Runs a task of the project on a machine that has npm and a Node of `engines`, and nothing else:
// brings pnpm, the dependencies and the pinned Node, then hands over to the task. Plain JavaScript,
// as it runs before anything is installed.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const root = join(import.meta.dirname, '..')
const bin = join(root, 'node_modules/.bin')
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

function fail(line) {
  console.error(line)
  process.exit(1)
}

/** Runs a command to its end, forwards signals to it, and gives its exit code. */
function run(command, args, env = process.env) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', env })
    const forward = (signal) => child.kill(signal)
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
    for (const signal of signals) process.on(signal, forward)
    const end = (code) => {
      for (const signal of signals) process.off(signal, forward)
      resolve(code)
    }
    child.on('error', () => end(127))
    child.on('close', (code, signal) => end(code ?? (signal === 'SIGINT' ? 130 : 143)))
  })
}

function isOlder([major, minor], than) {
  return major < than[0] || (major === than[0] && minor < than[1])
}

function nodeVersion() {
  return process.versions.node.split('.').map(Number)
}

function manifests() {
  const packages = readdirSync(join(root, 'packages'))
    .toSorted()
    .map((name) => `packages/${name}/package.json`)
    .filter((file) => existsSync(join(root, file)))
  const workspace = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json']
  return [...workspace, 'tooling/package.json', ...packages]
}

async function install() {
  const hash = createHash('sha256')
  for (const file of manifests()) hash.update(file).update(readFileSync(join(root, file)))
  const fingerprint = hash.digest('hex')
  const stamp = join(root, 'node_modules/.cache/install')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) return

  console.log('Installing the dependencies; the first time this takes about a minute.')
  const code = await run('npx', ['--yes', manifest.packageManager, 'install', '--frozen-lockfile'])
  if (code === 130 || code === 143) process.exit(code)
  if (code !== 0)
    fail(
      'The dependencies could not be installed. See the lines above, then run the command again.',
    )
  mkdirSync(join(stamp, '..'), { recursive: true })
  writeFileSync(stamp, fingerprint)
}

function pinnedNode() {
  const node = join(bin, 'node')
  if (existsSync(node)) return node
  if (!isOlder(nodeVersion(), [24, 0])) return process.execPath
  return fail(
    `Dropwatt runs on Node 24 or newer and brings it on Linux only; here it is ${process.versions.node}. Install Node 24 and run the command again.`,
  )
}

const [task, ...args] = process.argv.slice(2)
const [oldest] = /\d+\.\d+/.exec(manifest.engines.node)
if (isOlder(nodeVersion(), oldest.split('.').map(Number))) {
  fail(`Dropwatt needs Node ${oldest} or newer to begin; here it is ${process.versions.node}.`)
}
const script = join(root, `scripts/tasks/${task}.ts`)
if (!/^[a-z]+$/.test(task ?? '') || !existsSync(script))
  fail(`There is no task "${task ?? ''}". The README lists the commands.`)

await install()
process.exitCode = await run(pinnedNode(), [script, ...args], {
  ...process.env,
  PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`,
})
