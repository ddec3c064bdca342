import { expect, test } from 'vitest'
import type { OpenFile } from '../file/OpenFile.ts'
import { planAutomation } from '../automations/planAutomation.ts'
import { runSync } from '../runSync.ts'
import type { Options } from '../options/fields.ts'
import { openText } from '../test/files.ts'
import { estimatedCosts } from './estimatedCosts.ts'
import { hasCosts } from './hasCosts.ts'

const slug = 'cogs-monitor'

const openFile = () =>
  openText('Handle,Title,Variant SKU,Variant Price,Cost per item', 'a,A,a,10,', 'b,B,b,20,', '')

function apply(file: OpenFile, id: string, options: Options): void {
  const { patches } = runSync(planAutomation(slug, file.current, options))
  file.apply({ id, origin: { kind: 'automation', slug, options }, at: 0, patches })
}

const divided = { work: 'costs', costs: 'divide' }
const list = { name: 'list.csv', text: 'SKU,Cost\na,3\n' }

test('a calculated cost is an estimate until replaced', () => {
  const file = openFile()
  expect(hasCosts(file.current)).toBe(false)
  apply(file, 'divide', divided)
  expect(hasCosts(file.current)).toBe(true)
  expect([1, 2].map(estimatedCosts(file))).toEqual([true, true])
  apply(file, 'list', { work: 'costs', costs: 'list', list })
  expect([1, 2].map(estimatedCosts(file))).toEqual([false, true])
  file.undo('list')
  expect([1, 2].map(estimatedCosts(file))).toEqual([true, true])
  file.undo('divide')
  expect([1, 2].map(estimatedCosts(file))).toEqual([false, false])
})

test('a price from an estimated cost needs review', () => {
  const file = openFile()
  apply(file, 'divide', { ...divided, by: 1 })
  const plan = runSync(
    planAutomation(
      slug,
      file.current,
      { work: 'prices' },
      { isEstimatedCost: estimatedCosts(file) },
    ),
  )
  expect(plan.patches).toHaveLength(2)
  expect(plan.notes.get(0)).toContainEqual({ tone: 'review', code: 'estimate' })
})
