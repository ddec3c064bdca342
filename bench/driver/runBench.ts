import { parseArgs } from 'node:util'
import type { BenchName } from '../../scripts/benches/benches.ts'
import { describeMachine, isBusy } from './machine.ts'
import { modes, type Mode } from './modes.ts'
import { writeIntoDocs } from './writing.ts'

/** Findings of a benchmark. */
export interface Findings {
  /** Participants, each with its version, such as `Chromium 153.0`. Node itself is added. */
  readonly versions: readonly string[]
  /** The figures in Markdown. */
  readonly text: string
  /** Reason that the figures do not count; they are then printed and not written. @default they count */
  readonly invalid?: string | undefined
}

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' })

/**
 * Runs a benchmark as a program: prints its figures below the versions and the shape of the machine,
 * and writes them into docs/performance.md. With `--short` it does less. A short run, and one on a busy
 * machine, writes only with `--write`; `--rounds <number>` replaces the number of rounds, where there are any.
 *
 * @param measure gets how much to do. What it throws ends the process with an error
 */
export async function runBench<Name extends BenchName>(
  name: Name,
  measure: (settings: Mode[Name]) => Promise<Findings>,
): Promise<void> {
  const { values } = parseArgs({
    options: {
      short: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
      rounds: { type: 'string' },
    },
  })
  const chosen = modes[values.short ? 'short' : 'full'][name]
  const settings =
    values.rounds !== undefined && 'rounds' in chosen
      ? { ...chosen, rounds: Number(values.rounds) }
      : chosen
  const machine = describeMachine()
  const busy = isBusy()
  const { versions, text, invalid } = await measure(settings)
  const head = [
    values.short ? 'Short run' : 'Run',
    ` of ${day.format(new Date())}: `,
    [`Node ${process.versions.node}`, ...versions].join(', '),
    `; ${machine}.`,
  ].join('')
  const figures = `${head}\n\n${text}`
  console.log(figures)
  if (invalid !== undefined) {
    console.error(invalid)
    process.exitCode = 1
  } else if (values.short && !values.write) {
    console.error('A short run does not change docs/performance.md; --write makes it.')
  } else if (busy && !values.write) {
    console.error(
      'The machine was busy, so docs/performance.md stays as it is; --write changes it anyway.',
    )
  } else {
    await writeIntoDocs(name, figures)
  }
}
