/**
 * Runs all benchmarks, or those named in the arguments, one after the other. What they need is built
 * and installed before. One that fails does not stop the others; the end says which failed.
 */
import { platform } from 'node:os'
import { parseArgs } from 'node:util'
import { benchHelp, benchNames, benchOf, isBench, type BenchName } from '../benches/benches.ts'
import { isPrepared, prepareBenches } from '../benches/prepare.ts'
import { command } from '../commands.ts'

interface Outcome {
  readonly name: BenchName
  readonly seconds: number
  /** Reason that it did not run, or that it failed. @default it succeeded */
  readonly problem?: string
}

const signalled = 128

function refuse(line: string): never {
  console.error(`${line}\n\n${benchHelp()}`)
  process.exit(1)
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        short: { type: 'boolean', default: false },
        write: { type: 'boolean', default: false },
        rounds: { type: 'string' },
      },
    })
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error))
  }
}

/** Returns the chosen benchmarks; all, if none is named. */
function chosen(names: readonly string[]): readonly BenchName[] {
  const unknown = names.filter((name) => !isBench(name))
  if (unknown.length > 0) refuse(`There is no benchmark "${unknown.join('", "')}".`)
  return names.length === 0 ? benchNames : names.filter(isBench)
}

const secondsSince = (start: number) => (performance.now() - start) / 1_000

async function run(
  name: BenchName,
  options: readonly string[],
  failed: ReadonlySet<string>,
): Promise<Outcome> {
  const bench = benchOf(name)
  console.log(`\n${name}: ${bench.measures}`)
  if (!isPrepared(bench, failed))
    return { name, seconds: 0, problem: 'did not run, as what it needs could not be prepared' }
  if (bench.needsLinux && platform() !== 'linux')
    return { name, seconds: 0, problem: 'did not run, as it needs Linux' }
  const start = performance.now()
  const { code } = await command('node', [bench.script, ...options])
  if (code > signalled) process.exit(code)
  const seconds = secondsSince(start)
  return code === 0 ? { name, seconds } : { name, seconds, problem: 'failed' }
}

const { values, positionals } = readArguments()
if (positionals[0] === 'help') {
  console.log(benchHelp())
  process.exit()
}
if (values.rounds !== undefined && !(Number(values.rounds) >= 1))
  refuse('--rounds takes a number from 1.')
const names = chosen(positionals)
const options = [
  ...(values.short ? ['--short'] : []),
  ...(values.write ? ['--write'] : []),
  ...(values.rounds === undefined ? [] : ['--rounds', values.rounds]),
]

const start = performance.now()
const failed = await prepareBenches(names.map(benchOf))
const prepared = secondsSince(start)
const outcomes: Outcome[] = []
for (const name of names) outcomes.push(await run(name, options, failed))

console.log('')
for (const { name, seconds, problem } of outcomes)
  console.log(`${name.padEnd(12)} ${seconds.toFixed(0).padStart(5)} s  ${problem ?? ''}`.trimEnd())
console.log(
  `${secondsSince(start).toFixed(0)} s in all, ${prepared.toFixed(0)} s of it for builds and installations.`,
)
const missing = outcomes.filter(({ problem }) => problem !== undefined)
if (missing.length > 0) {
  console.error(`Without figures: ${missing.map(({ name }) => name).join(', ')}.`)
  process.exitCode = 1
}
