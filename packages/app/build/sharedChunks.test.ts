import { describe, expect, test } from 'vitest'
import { planChunks, type Chunk } from './sharedChunks.ts'

/** Returns a chunk of one module, which is an entry if its name starts with `page`. */
function chunk(file: string, size = 10, imports: readonly string[] = []): Chunk {
  const entry = file.startsWith('page') ? file : undefined
  return { file, imports, modules: new Map([[`/src/${file}.ts`, size]]), entry }
}

/** Plans the chunks of pages that load the given files, and of one page that loads nothing else. */
function plan(
  loads: Readonly<Record<string, readonly string[]>>,
  chunks: readonly Chunk[],
  visited: (page: string) => number = () => 1,
): Record<string, string> {
  const entries = [...Object.keys(loads), 'pageAlone']
  const all = [...entries.map((entry) => chunk(entry, 10, loads[entry])), ...chunks]
  const names = planChunks(all, new Map(entries.map((entry) => [entry, [entry]])), visited)
  return Object.fromEntries(
    Array.from(names, ([id, name]) => [id.replace(/^\/src\/(.*)\.ts$/, '$1'), name]),
  )
}

test('groups the modules of every page in two files', () => {
  const chunks = [chunk('frame'), chunk('node_modules/react'), chunk('only')]
  const shared = ['frame', 'node_modules/react']
  const pages = new Map([
    ['/a', ['pageA']],
    ['/b', ['pageB']],
  ])
  const all = [chunk('pageA', 10, [...shared, 'only']), chunk('pageB', 10, shared), ...chunks]
  expect([...planChunks(all, pages, () => 1)]).toEqual([
    ['/src/frame.ts', 'app'],
    ['/src/node_modules/react.ts', 'vendor'],
  ])
})

const visits = (page: string) => (page === 'pageC' ? 6 : 1)

describe('a module that some pages share', () => {
  test('shares a file with modules that the same pages load', () => {
    const both = ['field', 'rules']
    expect(plan({ pageA: both, pageB: both }, [chunk('field', 20), chunk('rules')])).toEqual({
      field: 'field',
      rules: 'field',
    })
  })

  test('shares a file if that costs other pages few bytes', () => {
    const loads = { pageA: ['field', 'rules'], pageB: ['field', 'rules'], pageC: ['field'] }
    expect(plan(loads, [chunk('field', 5000), chunk('rules', 5000)])).toEqual({
      field: 'field',
      rules: 'field',
    })
    expect(plan(loads, [chunk('field', 5000), chunk('rules', 9000)])).toEqual({
      field: 'field',
      rules: 'rules',
    })
  })

  test('is placed by how often the pages are visited', () => {
    const loads = { pageA: ['field', 'rules'], pageB: ['field', 'rules'], pageC: ['field'] }
    const chunks = [chunk('field', 5000), chunk('rules', 5000)]
    expect(plan(loads, chunks, visits)).toEqual({ field: 'field', rules: 'rules' })
  })

  test('is never merged into files that would import each other', () => {
    const loads = { pageA: ['top'], pageB: ['top'], pageC: ['bottom'] }
    const bottom = chunk('bottom')
    const apart = { top: 'top', bottom: 'bottom' }
    expect(plan(loads, [chunk('top', 10, ['pageC']), bottom])).toEqual(apart)
    const together = { top: 'top', bottom: 'top' }
    expect(plan(loads, [chunk('top', 11, ['bottom']), bottom])).toEqual(together)
  })

  test('is left to the bundler if only one page loads it', () => {
    expect(plan({ pageA: ['own'], pageB: [] }, [chunk('own')])).toEqual({})
  })
})

test('a page whose entry was not built is refused', () => {
  const pages = new Map([['/a', ['pageA']]])
  expect(() => planChunks([], pages, () => 1)).toThrow('The build has no chunk for pageA.')
})
