import { readFile } from 'node:fs/promises'
import { OpenFile } from '../../packages/automations/src/index.ts'
import { convertLines } from '../../packages/store/src/index.ts'
import { spread, written } from '../driver/statistics.ts'
import { figure, milliseconds } from '../driver/units.ts'
import { table } from '../driver/writing.ts'
import { readPieces } from './lines.ts'
import { timed } from './timed.ts'

/** Parses the lines and keeps nothing. */
function parseLines(bytes: Uint8Array): void {
  for (const line of new TextDecoder().decode(bytes).split('\n')) if (line !== '') JSON.parse(line)
}

/**
 * Measures the conversion beside parsing alone.
 *
 * @param path a bulk result
 * @returns the figures as a Markdown table
 */
export async function conversionTable(path: string, rounds: number): Promise<string> {
  const bytes = await readFile(path)
  const convert = () => convertLines(readPieces(path), { currencyCode: 'EUR' })
  // The first run is compiled as it goes.
  const { rows, bytes: live } = await convert()
  const times: Record<'parse' | 'convert' | 'open', number[]> = { parse: [], convert: [], open: [] }
  for (let round = 0; round < rounds; round += 1) {
    times.parse.push(await timed(() => parseLines(bytes)))
    times.convert.push(await timed(convert))
    times.open.push(await timed(() => OpenFile.open(live, { name: 'live.csv' })))
  }
  const ratios = (each: readonly number[]) =>
    written(spread(each.map((time, round) => time / times.parse[round]!)), (ratio) =>
      ratio.toFixed(2),
    )
  const perSecond = (each: readonly number[]) =>
    written(spread(each.map((time) => (rows / time) * 1000)), (speed) =>
      figure(Math.round(speed / 100) * 100),
    )
  const row = (name: string, each: readonly number[]) => [
    name,
    milliseconds(spread(each)),
    perSecond(each),
    ratios(each),
  ]
  return table(
    ['Step', 'CPU', 'Rows per second of CPU', 'Ratio'],
    [
      row('JSON.parse of all lines', times.parse),
      row('conversion to an export and its ids, goal ≥ 24,000 rows per second', times.convert),
      row('the engine opens the export', times.open),
    ],
  )
}
