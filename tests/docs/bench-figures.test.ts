import { readFileSync } from 'node:fs'
import { readTables } from '@dropwatt/tooling/tables'
import { expect, test } from 'vitest'
import { benchNames, benchOf } from '../../scripts/benches/benches.ts'
import { readBlock, replaceBlock } from '../../scripts/benches/blocks.ts'
import { benchHelp, benchTable } from '../../scripts/benches/lists.ts'
import { readmeFigures } from '../../scripts/benches/readmeFigures.ts'
import { command, root } from '../../scripts/commands.ts'

const performancePath = `${root}/docs/performance.md`
const readmePath = `${root}/README.md`
const performance = readFileSync(performancePath, 'utf8')
const readme = readFileSync(readmePath, 'utf8')

const bench = (...args: readonly string[]) =>
  command('node', ['scripts/tasks/bench.ts', ...args], { captured: true })

/** Lists the cells of the one table of a text, whatever their padding. */
function cellsOf(markdown: string) {
  const tables = readTables(markdown)
  expect(tables).toHaveLength(1)
  return tables[0]
}

test('the README quotes at most five ratios, and they are those of docs/performance.md', () => {
  const quoted = cellsOf(readBlock(readme, 'figures'))
  expect(quoted).toEqual(cellsOf(readmeFigures(performance)))
  expect(quoted?.rows.length).toBeLessThanOrEqual(5)
})

test('docs/performance.md lists the benchmarks, and has figures of each', () => {
  expect(cellsOf(readBlock(performance, 'benches'))).toEqual(cellsOf(benchTable()))
  const withFigures = benchNames.filter(
    (name) => readTables(readBlock(performance, `bench ${name}`)).length > 0,
  )
  expect(withFigures).toEqual(benchNames)
})

test('npm run bench -- help names each benchmark and its peers, and an unknown one is refused', async () => {
  const help = await bench('help')
  expect(help).toEqual({ code: 0, output: `${benchHelp()}\n` })
  for (const name of benchNames)
    for (const words of [name, ...benchOf(name).peers]) expect(help.output).toContain(words)
  const refused = await bench('nothing')
  expect(refused.code).toBe(1)
  expect(refused.output).toContain('There is no benchmark "nothing".')
})

test('a block without both markers in order is refused', () => {
  expect(replaceBlock('<!-- a begins -->\nold\n<!-- a ends -->', 'a', 'new')).toBe(
    '<!-- a begins -->\n\nnew\n\n<!-- a ends -->',
  )
  expect(() => replaceBlock('<!-- a ends --> <!-- a begins -->', 'a', 'new')).toThrow(
    'no markers for the block "a"',
  )
})
