import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { databaseName, removeDatabase } from '../databaseName.ts'
import { FileStorage, isFull } from './FileStorage.ts'
import type { FileRecord, JobRecord } from './records.ts'

declare global {
  interface Navigator {
    readonly storageBuckets: {
      open(name: string, options: { quota: number }): Promise<{ readonly indexedDB: IDBFactory }>
    }
  }
}

const users = ['ada', 'grace'] as const
const open = new Set<FileStorage>()

async function openFor(user: string, onClosed?: () => void): Promise<FileStorage> {
  const storage = await FileStorage.open(user, onClosed)
  open.add(storage)
  return storage
}

afterEach(async () => {
  vi.restoreAllMocks()
  for (const storage of open) storage.close()
  open.clear()
  await Promise.all(users.map(removeDatabase))
})

function fileRecord(id: string, openedAt = 0): FileRecord {
  return {
    id,
    name: `${id}.csv`,
    hash: '',
    size: 3,
    products: 1,
    rows: 1,
    isSample: false,
    addedAt: 0,
    openedAt,
    changes: 0,
  }
}

function jobRecord(file: string, id: string, position: number): JobRecord {
  return { file, id, position, description: { state: 'applied' } }
}

const bytes = (...values: number[]) => new Uint8Array(values).buffer
const source = () => new Blob(['a,b\n1,2'])
const databases = async () => (await indexedDB.databases()).map(({ name }) => name)

describe.each(['on the device', 'in memory'])('a file storage %s', (where) => {
  beforeEach(() => {
    if (where === 'on the device') return
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('Storage is disabled.', 'SecurityError')
    })
  })

  test('returns what was saved, newest files and oldest jobs first', async () => {
    const storage = await openFor('ada')
    expect(storage.isInMemory).toBe(where === 'in memory')
    await storage.addFile(fileRecord('one', 1), source())
    await storage.addFile(fileRecord('two', 2), source())
    await storage.putFile({ ...fileRecord('one', 3), store: { text: 'Berlin', badge: 'B' } })
    expect(await storage.files()).toEqual([
      { ...fileRecord('one', 3), store: { text: 'Berlin', badge: 'B' } },
      fileRecord('two', 2),
    ])
    expect(await (await storage.source('one'))?.text()).toBe('a,b\n1,2')

    const changed = { ...fileRecord('one', 3), changes: 2 }
    const first = { ...jobRecord('one', 'z', 0), changes: bytes(1, 2) }
    const second = { ...jobRecord('one', 'a', 1), changes: bytes(3) }
    await storage.openJournal({ file: 'one', slug: 'auto-tag', at: 0 })
    await storage.saveJobs(changed, [second, first])
    expect(await storage.file('one')).toEqual(changed)
    expect(await storage.packedJobs('one')).toEqual([first, second])
    expect(await storage.journal('one')).toBeUndefined()

    const undone = { ...jobRecord('one', 'z', 0), description: { state: 'undone' } }
    await storage.saveJobs(changed, [undone])
    expect(await storage.packedJobs('one')).toEqual([{ ...undone, changes: bytes(1, 2) }, second])
  })

  test('removes a file with all that belongs to it', async () => {
    const storage = await openFor('ada')
    for (const id of ['one', 'one2']) {
      await storage.addFile(fileRecord(id), source())
      await storage.saveJobs(fileRecord(id), [{ ...jobRecord(id, 'job', 0), changes: bytes(1) }])
      await storage.putDraft(id, 'auto-tag', { max: 3 })
      await storage.openJournal({ file: id, slug: 'auto-tag', at: 0 })
    }
    await storage.removeFile('one')
    expect(await storage.files()).toEqual([fileRecord('one2')])
    expect(await storage.source('one')).toBeUndefined()
    expect(await storage.packedJobs('one')).toEqual([])
    expect(await storage.draft('one', 'auto-tag')).toBeUndefined()
    expect(await storage.journal('one')).toBeUndefined()
    expect(await storage.packedJobs('one2')).toHaveLength(1)
    expect(await storage.draft('one2', 'auto-tag')).toEqual({ max: 3 })
    expect(await storage.journal('one2')).toMatchObject({ slug: 'auto-tag' })
  })

  test('keeps recipes and settings', async () => {
    const storage = await openFor('ada')
    expect(await storage.settings()).toEqual({
      removesOnLogout: false,
      singleKeys: true,
      tables: {},
    })
    await storage.putSettings({ removesOnLogout: true, singleKeys: false, tables: {} })
    expect(await storage.settings()).toEqual({
      removesOnLogout: true,
      singleKeys: false,
      tables: {},
    })
    const recipe = { id: 'r', name: 'Weekly', steps: [], savedAt: 1 }
    const newer = { id: 'n', name: 'Sale', steps: [], savedAt: 2 }
    await storage.putRecipe(recipe)
    await storage.putRecipe(newer)
    expect(await storage.recipes()).toEqual([newer, recipe])
    await storage.removeRecipe('n')
    expect(await storage.recipes()).toEqual([recipe])
  })
})

test('an account sees only its own files', async () => {
  const before = await openFor('ada')
  await before.addFile(fileRecord('one'), source())
  before.close()
  const other = await openFor('grace')
  expect(await other.files()).toEqual([])
  expect(await other.source('one')).toBeUndefined()
  const reopened = await openFor('ada')
  expect(await reopened.files()).toEqual([fileRecord('one')])
})

test('removing the database closes it in other tabs', async () => {
  const onClosed = vi.fn<() => void>()
  const storage = await openFor('ada', onClosed)
  await storage.addFile(fileRecord('one'), source())
  await removeDatabase('ada')
  expect(onClosed).toHaveBeenCalledOnce()
  expect(await databases()).not.toContain(databaseName('ada'))
  await expect(storage.files()).rejects.toThrow(DOMException)
})

test('saves nothing by halves on a full device', async () => {
  // A storage bucket of Chromium, which has its own quota.
  const bucket = await navigator.storageBuckets.open('small', { quota: 1_000_000 })
  vi.spyOn(globalThis, 'indexedDB', 'get').mockReturnValue(bucket.indexedDB)
  const storage = await openFor('ada')
  await storage.addFile(fileRecord('one'), source())
  const large = { ...jobRecord('one', 'job', 0), changes: new ArrayBuffer(2_000_000) }
  const saved = storage.saveJobs({ ...fileRecord('one'), changes: 1 }, [large])
  await expect(saved.catch(isFull)).resolves.toBe(true)
  expect(await storage.file('one')).toEqual(fileRecord('one'))
  expect(await storage.packedJobs('one')).toEqual([])
})
