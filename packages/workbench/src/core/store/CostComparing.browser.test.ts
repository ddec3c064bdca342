import { expect, test } from 'vitest'
import { readPresence } from '../presence.ts'
import type { Bench } from './Bench.ts'
import { CostComparing } from './CostComparing.ts'
import { closeBench, csv, opened, startBench, until, withBenches } from './testing/benches.ts'

withBenches()

const header = 'Handle,Title,Variant SKU,Variant Price,Cost per item'

let bench: Bench | undefined

function exported(name: string, row: string): File {
  return csv(name, `${header}\n${row}\n`)
}

/** Visits the page, and compares the open file with what was chosen on the last visit. */
async function visit(prepare: (opening: Bench) => Promise<void> = () => Promise.resolve()) {
  if (bench) closeBench(bench)
  const opening = startBench()
  bench = opening
  await prepare(opening)
  await until(() => opening.state.getState().isLoaded)
  const session = await opened(opening)
  const comparing = new CostComparing(session, opening.account)
  await comparing.restore()
  return { comparing, account: opening.account }
}

test('the chosen earlier export survives a reload', async () => {
  const first = await visit(async (opening) => {
    await opening.opening.open(exported('october.csv', 'mug,Mug,M-1,12.00,3.00'))
    await opening.opening.open(exported('november.csv', 'mug,Mug,M-1,12.00,4.00'))
  })
  expect(first.comparing.state.getState().earlier).toBeUndefined()
  const october = first.account.state.getState().files.find(({ name }) => name === 'october.csv')
  await first.comparing.chooseSaved(october!)
  expect(first.comparing.state.getState().found?.counts).toMatchObject({ 'higher-cost': 1 })
  first.comparing.setKind('new')
  const storage = await first.account.storage
  const open = readPresence('ada').open!
  await expect
    .poll(() => storage.draft(open, 'cogs-monitor'))
    .toMatchObject({ filters: { compare: 'new' } })

  const second = await visit()
  expect(second.comparing.state.getState()).toMatchObject({
    earlier: 'october.csv',
    kind: 'new',
    found: { counts: { 'higher-cost': 1 } },
  })
  second.comparing.reset()

  const third = await visit()
  expect(third.comparing.state.getState().earlier).toBeUndefined()
})
