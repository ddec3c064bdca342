import { expect, test, vi } from 'vitest'
import { FileStorage } from '../storage/FileStorage.ts'
import { readPresence } from '../presence.ts'
import { Account } from './Account.ts'
import { exportBytes, openIn, startBench, until, withBenches } from './testing/benches.ts'

withBenches()

const exported = (name = 'export.csv') => new File([exportBytes, name], name)

/** Reads of the storage that all pages need; those of a single page or dialog are excluded. */
const methods = [
  'files',
  'file',
  'source',
  'jobs',
  'allJobs',
  'packedJobs',
  'recipes',
  'recipe',
  'settings',
  'addFile',
  'putFile',
  'saveJobs',
  'removeFile',
  'putRecipe',
  'removeRecipe',
  'putSettings',
] as const

/** Counts what the storage is asked for while something is done. */
async function count(act: () => Promise<unknown>): Promise<Readonly<Record<string, number>>> {
  const spies = methods.map((name) => [name, vi.spyOn(FileStorage.prototype, name)] as const)
  const estimate = vi.spyOn(navigator.storage, 'estimate')
  await act()
  const counts = spies.flatMap(([name, spy]) => {
    const { length } = spy.mock.calls
    spy.mockRestore()
    return length > 0 ? [[name, length] as const] : []
  })
  expect(estimate).not.toHaveBeenCalled()
  estimate.mockRestore()
  return Object.fromEntries(counts)
}

test('a change reads and writes its own record alone', async () => {
  const bench = startBench()
  await openIn(bench, exported('other.csv'))
  const session = await openIn(bench, exported())
  await until(() => bench.state.getState().isReady)
  const { id } = session.file
  const job = () => bench.state.getState().jobs.get(id)?.[0]
  const file = () => bench.state.getState().files.find((each) => each.id === id)

  expect(await count(() => session.jobs.fix(['clear-compare-at']))).toEqual({ saveJobs: 1 })
  expect(job()?.state).toBe('applied')
  expect(await count(() => session.jobs.undo(job()!.id))).toEqual({ saveJobs: 1 })
  expect(job()?.state).toBe('undone')
  expect(await count(() => session.saver.noteDownload())).toEqual({ file: 1, putFile: 1 })
  expect(file()?.downloaded).toBe(2)
  const store = { text: 'Berlin', badge: 'B' } as const
  expect(await count(() => session.saver.putFile({ store }))).toEqual({ file: 1, putFile: 1 })
  expect(file()?.store).toEqual(store)
  expect(await count(() => bench.account.putSettings({ singleKeys: false }))).toEqual({
    putSettings: 1,
  })
  const recipe = { id: 'weekly', name: 'Weekly', steps: [], savedAt: 1 }
  expect(await count(() => bench.account.putRecipe(recipe))).toEqual({ putRecipe: 1 })
  expect(bench.state.getState().recipes).toEqual([recipe])
  expect(await count(() => bench.files.remove(id))).toEqual({ removeFile: 1 })
  expect(bench.state.getState().files.map(({ name }) => name)).toEqual(['other.csv'])
  expect(readPresence('ada')).toEqual({ files: 1 })
})

test('another tab reads only the changed record', async () => {
  const first = startBench()
  const session = await openIn(first, exported())
  const { id } = session.file
  const second = startBench()
  await until(() => second.state.getState().isReady)
  second.files.closeFile()
  const saved = () => second.state.getState()

  const marked = await count(async () => {
    await session.saver.noteDownload()
    await until(() => saved().files[0]?.downloaded === 0)
  })
  expect(marked).toEqual({ file: 2, putFile: 1 })
  const applied = await count(async () => {
    await session.jobs.fix(['clear-compare-at'])
    await until(() => saved().jobs.get(id)?.[0])
  })
  expect(applied).toEqual({ saveJobs: 1, file: 1, jobs: 1 })
  const removed = await count(async () => {
    await first.files.remove(id)
    await until(() => saved().files.length === 0)
  })
  expect(removed).toEqual({ removeFile: 1, file: 1 })
  expect(saved().jobs.size).toBe(0)
  const kept = await count(async () => {
    await first.account.putSettings({ removesOnLogout: true })
    await until(() => saved().settings.removesOnLogout)
  })
  expect(kept).toEqual({ putSettings: 1, settings: 1 })
})

test('files saved during the load stay listed', async () => {
  const before = startBench()
  await openIn(before, exported('before.csv'))
  before.close()
  const bench = startBench()
  const recipe = { id: 'weekly', name: 'Weekly', steps: [], savedAt: 1 }
  await Promise.all([bench.account.putRecipe(recipe), openIn(bench, exported())])
  await until(() => bench.state.getState().isReady)
  const { files, recipes } = bench.state.getState()
  expect(files.map(({ name }) => name).toSorted()).toEqual(['before.csv', 'export.csv'])
  expect(recipes).toEqual([recipe])
})

test('no file opens before the account is verified', async () => {
  const open = vi.spyOn(indexedDB, 'open')
  const verified = Promise.withResolvers<void>()
  const account = new Account(
    'ada',
    { onChanged: () => {}, onRemoved: () => {} },
    undefined,
    () => verified.promise,
  )
  const loading = account.load()
  await Promise.resolve()
  expect(open).not.toHaveBeenCalled()
  verified.resolve()
  await loading
  expect(account.state.getState().isLoaded).toBe(true)
  account.close()
})
