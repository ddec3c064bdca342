import { readTables } from '@dropwatt/tooling/tables'
import { benchCommand, type BenchName } from './benches.ts'
import { readBlock } from './blocks.ts'

/** A cell of a table of figures: what its row begins with, and the name of its column. */
interface Cell {
  readonly row: string
  readonly column: string
  /** How the README names what the cell is about. */
  readonly of: string
}

/** A ratio that the README quotes. */
interface Quoted {
  readonly bench: BenchName
  /** What the figures are and what they relate to. */
  readonly says: string
  readonly ours: Cell
  readonly peer: Cell
}

/** The quoted ratios: five at most, with the peer that comes nearest or that people know. */
const quoted: readonly Quoted[] = [
  {
    bench: 'ui',
    says: 'CPU time to render 1,000 buttons again, to plain elements',
    ours: { row: 're-render 1,000 buttons', column: '@dropwatt/ui', of: '`@dropwatt/ui`' },
    peer: { row: 're-render 1,000 buttons', column: 'Flowbite', of: 'Flowbite' },
  },
  {
    bench: 'ui',
    says: 'CPU time to mount a table of 1,000 jobs, to plain elements',
    ours: { row: 'mount a table of 1,000 jobs', column: '@dropwatt/ui', of: '`@dropwatt/ui`' },
    peer: { row: 'mount a table of 1,000 jobs', column: 'Flowbite', of: 'Flowbite' },
  },
  {
    bench: 'app',
    says: 'largest paint (LCP) of the start page, to a page with a heading alone',
    ours: { row: '`/`', column: 'LCP ÷ floor', of: 'as built' },
    peer: { row: '`/`, one bundle', column: 'LCP ÷ floor', of: 'as one bundle' },
  },
  {
    bench: 'automations',
    says: 'time of a process that changes the prices of an export, to ours',
    ours: { row: 'dropwatt, compare-at prices: ', column: 'Ratio', of: 'with checks and reasons' },
    peer: { row: 'papaparse ', column: 'Ratio', of: 'papaparse alone' },
  },
  {
    bench: 'images',
    says: 'JPEGs compressed per second, to ours',
    ours: { row: 'image-compression', column: 'How much faster than ours', of: 'in the browser' },
    peer: { row: 'sharp in Node', column: 'How much faster than ours', of: 'sharp in Node' },
  },
]

function figureOf(block: string, { row, column, of }: Cell): string {
  for (const { head, rows } of readTables(block)) {
    const at = head.indexOf(column)
    const found =
      rows.find(([name]) => name === row) ?? rows.find(([name]) => name?.startsWith(row))
    const cell = at === -1 ? undefined : found?.[at]
    if (cell !== undefined) return `${of}: ${cell}`
  }
  throw new Error(`No table of the figures has a row "${row}" with a column "${column}".`)
}

/**
 * Writes the ratios that the README quotes as a Markdown table.
 *
 * @param performance docs/performance.md, which has the figures
 * @throws if it lacks one of them
 */
export function readmeFigures(performance: string): string {
  const rows = quoted.map(({ bench, says, ours, peer }) => {
    const block = readBlock(performance, `bench ${bench}`)
    const cells = [says, figureOf(block, ours), figureOf(block, peer), `\`${benchCommand(bench)}\``]
    return `| ${cells.join(' | ')} |`
  })
  return ['| Ratio | Ours | Beside | Repeat it |', '| --- | --: | --: | --- |', ...rows].join('\n')
}
