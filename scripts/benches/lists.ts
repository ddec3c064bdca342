import { benchCommand, benchNames, benchOf } from './benches.ts'

/** Lists the benchmarks with their commands as a Markdown table, for docs/performance.md. */
export function benchTable(): string {
  const rows = benchNames.map((name) => {
    const { measures, peers } = benchOf(name)
    return `| \`${benchCommand(name)}\` | ${measures} | ${peers.join(', ')} |`
  })
  return ['| Command | Measures | Beside |', '| --- | --- | --- |', ...rows].join('\n')
}

/** Explains the command on a terminal. */
export function benchHelp(): string {
  const list = benchNames.map((name) => {
    const { measures, peers } = benchOf(name)
    return `  ${name.padEnd(12)} ${measures}\n${' '.repeat(15)}beside: ${peers.join(', ')}`
  })
  return [
    'npm run bench -- [name …] [--short] [--write] [--rounds <number>]',
    '',
    'Runs all benchmarks, or the named ones, and writes the figures into docs/performance.md.',
    '',
    ...list,
    '',
    '  --short       fewer rounds and smaller inputs, under five minutes for all; writes nothing',
    '  --write       writes the figures of a short run or of a busy machine, too',
    '  --rounds 9    more or fewer rounds, where a benchmark has rounds',
  ].join('\n')
}
