import { BlobReader, BlobWriter, ZipReader } from '@zip.js/zip.js/lib/zip-core-native.js'
import { expect, test, vi } from 'vitest'
import { commands } from 'vitest/browser'
import { exportAccount } from './accountData.ts'
import { databaseName } from './databaseName.ts'
import { forgetAccount } from './forgetOnLogout.ts'
import { noFilters } from './live/pickedFilters.ts'
import { rememberFilters } from './live/pickerMemory.ts'
import { practiceStore, productsOf, requestOf } from './live/testing/practice.ts'
import { usedStoreKey } from './live/usedStoreKey.ts'
import type { Bench } from './store/Bench.ts'
import { closeBench, opened, startBench, withBenches } from './store/testing/benches.ts'
import { FileStorage } from './storage/FileStorage.ts'
import type { WrittenJob } from './storage/records.ts'
import { writeText } from './storage/storedText.ts'

withBenches()

const lines = productsOf(await commands.readPracticeLines(2))
  .flat()
  .join('\n')

const written: WrittenJob = {
  job: 'job-1',
  version: '1',
  createdAt: '2026-10-02T10:00:00.000Z',
  values: [{ owner: 'gid://shopify/Product/1', column: 'vendor', before: 'Lumen', after: 'Acme' }],
}

/** Opens a live file of which a job has written a value, and returns its id. */
async function openWritten(bench: Bench): Promise<string> {
  expect(await bench.live.read(requestOf(lines))).toBe(true)
  const { id } = (await opened(bench)).file
  await bench.account.use((storage) => storage.putWrittenJobs(id, [written]))
  return id
}

/** Reads a file of a ZIP as JSON. */
async function jsonIn(zip: Blob, name: string): Promise<unknown> {
  const reader = new ZipReader(new BlobReader(zip), { useWebWorkers: false })
  const entry = (await reader.getEntries()).find((each) => each.filename === name)
  const content = entry && !entry.directory && (await entry.getData(new BlobWriter()))
  await reader.close()
  return JSON.parse(content ? await content.text() : '')
}

test('an export of an account has what was written to stores of its live files', async () => {
  const file = await openWritten(startBench())
  const blobs = vi.spyOn(URL, 'createObjectURL')
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  expect(await exportAccount('ada', async () => ({ email: 'ada@example.com' }), 'ada.zip')).toBe(
    true,
  )
  const [zip] = blobs.mock.lastCall!
  expect(await jsonIn(zip as Blob, 'device.json')).toMatchObject({
    files: [{ id: file, live: { domain: practiceStore.domain } }],
    written: { [file]: [written] },
  })
})

test('a removed live file takes what was written to its store with it, and no other', async () => {
  const bench = startBench()
  const file = await openWritten(bench)
  const { account } = bench
  await account.use((storage) => storage.putWrittenJobs('another', [written]))
  await account.removeFile(file)
  const storage = await account.storage
  expect(await storage.writtenJobs(file)).toEqual([])
  expect(await storage.sidecar(file)).toBeUndefined()
  expect(await storage.writtenJobs('another')).toEqual([written])
})

test('of a deleted account nothing of its stores stays on the device', async () => {
  const bench = startBench()
  const file = await openWritten(bench)
  rememberFilters('ada', practiceStore.id, { ...noFilters, vendor: 'Lumen' })
  writeText(usedStoreKey + 'ada', practiceStore.id)
  closeBench(bench)
  await forgetAccount('ada')
  const databases = await indexedDB.databases()
  expect(databases.map(({ name }) => name)).not.toContain(databaseName('ada'))
  expect(JSON.stringify(localStorage)).not.toContain(practiceStore.id)
  const storage = await FileStorage.open('ada')
  expect(await storage.writtenJobs(file)).toEqual([])
  storage.close()
})
