import { expect, test } from 'vitest'
import { planAutomation, runRecipe, runSync, undoJobFile, type OpenFile } from '../index.ts'
import { automationFields, parseOptions, parseRecipe } from '../options.ts'
import { decode, downloadText, openText } from '../test/files.ts'

const lines = ['Handle,Title,Price', 'tee,Tee,5', 'tee,,6', '', 'mug,Mug', 'hat,Hat,7', '']

const onlyTees = { match: 'all', conditions: [{ on: 'title', is: 'contains', values: ['tee'] }] }

/** Sets a column, and adds it where the file lacks it. */
function set(file: OpenFile, id: string, column: string, value: string, scope = {}) {
  const options = parseOptions(automationFields['edit-columns'], {
    replace: false,
    set: true,
    add: true,
    column,
    value,
    ...scope,
  })
  const plan = runSync(planAutomation('edit-columns', file.current, options))
  const { patches, addedColumns = [] } = plan
  const origin = { kind: 'automation', slug: 'edit-columns', options } as const
  return file.apply({ id, at: 1, origin, patches, addedColumns })
}

test('a column is added to each row, and undone to the byte', () => {
  const file = openText(...lines)
  const job = set(file, 'a', 'Template Suffix', 'sale', { scope: onlyTees })
  expect(downloadText(file)).toBe(
    'Handle,Title,Price,Template Suffix\ntee,Tee,5,sale\ntee,,6,\n\nmug,Mug,,\nhat,Hat,7,\n',
  )
  expect(job).toMatchObject({ changedCells: 1, changedProducts: 1 })
  expect(downloadText(file, 'changed')).toBe(
    'Handle,Title,Price,Template Suffix\ntee,Tee,5,sale\ntee,,6,\n',
  )
  file.undo('a')
  expect(downloadText(file)).toBe(lines.join('\n'))
})

test('a job file undoes it', async () => {
  const file = openText(...lines)
  set(file, 'a', 'Template Suffix', 'sale')
  const text = await file.jobFile({ which: 'whole' })
  const [{ bytes } = { bytes: new Uint8Array() }] = file.download({ which: 'whole' })
  expect(decode(await undoJobFile(text, bytes))).toBe(lines.join('\n'))
})

test('to undo a column undoes what was written into it, and the columns behind it', () => {
  const file = openText(...lines)
  set(file, 'a', 'Template Suffix', 'sale', { scope: onlyTees })
  set(file, 'b', 'Template Suffix', 'new')
  set(file, 'c', 'Fabric (product.metafields.custom.fabric)', 'wool')
  expect(file.current.table.header.slice(3)).toEqual([
    'Template Suffix',
    'Fabric (product.metafields.custom.fabric)',
  ])
  expect(file.overlaps('a').map(({ id }) => id)).toEqual(['c', 'b'])
  expect(file.overlaps('b')).toEqual([])
  file.undo('a')
  expect(downloadText(file)).toBe(lines.join('\n'))
})

test('cells that changed again keep the name of their column', () => {
  const file = openText(...lines)
  set(file, 'a', 'Template Suffix', 'sale')
  set(file, 'b', 'Template Suffix', 'new', { scope: onlyTees })
  expect(file.undoEffect('a')).toEqual({ withLater: 4, unchangedOnly: 2, changedAgain: 1 })
  file.undo('a', 'unchanged-only')
  expect(file.current.table.header[3]).toBe('Template Suffix')
  expect(file.current.table.text(1, 3)).toBe('new')
  expect(file.current.table.text(5, 3)).toBe('')
})

test('a step of a recipe works on a column that the step before it added', () => {
  const file = openText(...lines)
  const step = { set: true, replace: false, add: true, column: 'Template Suffix' }
  const recipe = parseRecipe(
    JSON.stringify({
      version: 1,
      name: 'Sale',
      steps: [
        { slug: 'edit-columns', options: { ...step, value: 'sale' } },
        { slug: 'edit-columns', options: { ...step, add: false, value: 'new', scope: onlyTees } },
      ],
    }),
  )
  const run = runSync(runRecipe(file, recipe, { id: 'r', at: 1 }))
  file.adopt(run.jobs)
  expect(run.products).toBe(3)
  expect(downloadText(file).split('\n')[1]).toBe('tee,Tee,5,new')
})
