import { afterEach, expect, test, vi } from 'vitest'
import { removeDatabase } from '../databaseName.ts'
import { readPresence } from '../presence.ts'
import { Bench } from './Bench.ts'
import { CostComparing } from './CostComparing.ts'

const user = 'rosa'
const header = 'Handle,Title,Variant SKU,Variant Price,Cost per item'

let bench: Bench | undefined

vi.setConfig({ testTimeout: 30_000 })

afterEach(async () => {
  bench?.close()
  bench = undefined
  await removeDatabase(user)
})

function exported(name: string, row: string): File {
  return new File([`${header}\n${row}\n`], name, { type: 'text/csv' })
}

/** Visits the page, and compares the open file with what was chosen on the last visit. */
async function visit(prepare: (opening: Bench) => Promise<void> = () => Promise.resolve()) {
  bench?.close()
  const opening = new Bench(user)
  bench = opening
  await prepare(opening)
  await vi.waitUntil(() => opening.state.getState().isLoaded)
  const session = await vi.waitUntil(() => opening.state.getState().session, { timeout: 10_000 })
  const comparing = new CostComparing(session, opening.account)
  await comparing.restore()
  return { comparing, account: opening.account }
}

test('the export that was chosen is compared with again after a reload, until another is chosen', async () => {
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
  const open = readPresence(user).open!
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
