import { ResultNames } from '@dropwatt/automations/images'
import { recipeText } from '@dropwatt/automations/options'
import { proxy } from 'comlink'
import { askWhere } from './askWhere.ts'
import { startWorker } from './engine/startWorker.ts'
import type { ZipEntry, ZipWorker } from './images/engine/zipWorker.ts'
// oxlint-disable-next-line import/default -- Vite replaces this module by the address of the worker.
import url from './images/engine/zipWorker.ts?worker&url'
import { copiesName, openImageBytes } from './images/storage/ImageBytes.ts'
import { ImageStorage } from './images/storage/ImageStorage.ts'
import { saveBlob } from './saveBlob.ts'
import { readRecord } from './store/RecipeDraft.ts'
import { FileStorage } from './storage/FileStorage.ts'
import type { FileRecord } from './storage/records.ts'

/** Above this many bytes, a ZIP is written to the disk while it is made, where the browser can do that. */
const mostInMemory = 100_000_000

/** Data of an account on this device. */
export interface AccountData {
  readonly files: number
  readonly recipes: number
  readonly bytes: number
}

async function withStorage<Result>(
  user: string,
  run: (storage: FileStorage) => Promise<Result>,
): Promise<Result> {
  const storage = await FileStorage.open(user)
  try {
    return await run(storage)
  } finally {
    storage.close()
  }
}

async function measure(storage: FileStorage): Promise<AccountData> {
  const [files, recipes] = await Promise.all([storage.files(), storage.recipes()])
  const bytes = files.reduce((sum, { size }) => sum + size, 0)
  return { files: files.length, recipes: recipes.length, bytes }
}

/** Counts the files and recipes of an account on this device. */
export function measureAccount(user: string): Promise<AccountData> {
  return withStorage(user, measure)
}

function json(name: string, value: unknown): ZipEntry {
  return { name, bytes: new Blob([JSON.stringify(value, null, 2)]), isPacked: true }
}

/** Yields the original images of a set that this device keeps a copy of; those in ZIPs as their ZIP. */
async function* imagesOf(
  user: string,
  storage: FileStorage,
  { id, name }: FileRecord,
): AsyncGenerator<ZipEntry> {
  const records = new ImageStorage(storage.tables, id)
  const [images, sources] = await Promise.all([records.images(), records.sources()])
  const bytes = await openImageBytes(user, id, storage)
  try {
    for (const { name: path, size, place } of images) {
      if (place.kind !== 'copy') continue
      const content = await bytes.read(copiesName, place.offset, { length: size })
      yield { name: `images/${name}/${path}`, bytes: content }
    }
    for (const [index, source] of sources.entries()) {
      if (source.kind !== 'copy') continue
      const content = await bytes.read(copiesName, source.offset, { length: source.size })
      yield { name: `images/${name}/${index + 1}.zip`, bytes: content }
    }
  } finally {
    bytes.close()
  }
}

/** Returns what was written to stores of the live files, by the id of the file. */
async function writtenTo(storage: FileStorage, files: readonly FileRecord[]) {
  const live = files.filter((file) => file.live !== undefined)
  const entries = live.map(async ({ id }) => [id, await storage.writtenJobs(id)] as const)
  return Object.fromEntries(await Promise.all(entries))
}

/** Yields the files of an export, each read when its turn comes. */
async function* entriesOf(
  user: string,
  storage: FileStorage,
  account: unknown,
): AsyncGenerator<ZipEntry> {
  const names = new ResultNames()
  const notIncluded: string[] = []
  yield json('account.json', account)
  for (const recipe of await storage.recipes()) {
    const name = names.nameFor(`recipes/${recipe.name}.json`)
    yield {
      name,
      bytes: new Blob([recipeText(readRecord(recipe))]),
      isPacked: true,
    }
  }
  const files = await storage.files()
  for (const file of files) {
    const source = await storage.source(file.id)
    if (source) {
      yield { name: names.nameFor(`files/${file.name}`), bytes: source, isPacked: true }
      continue
    }
    try {
      for await (const entry of imagesOf(user, storage, file)) {
        yield { ...entry, name: names.nameFor(entry.name) }
      }
    } catch {
      // Another tab holds the images of the set; the rest is exported all the same.
      notIncluded.push(file.name)
    }
  }
  const [jobs, filters, terms, translations, settings, written] = await Promise.all([
    storage.allJobs(),
    storage.filters(),
    storage.translations('terms'),
    storage.translations('translations'),
    storage.settings(),
    writtenTo(storage, files),
  ])
  const device = { files, notIncluded, jobs, filters, terms, translations, settings, written }
  yield json('device.json', device)
}

/**
 * Saves the record of an account, and its files and recipes on this device, as a ZIP. Call it on a
 * click, as the member may be asked where to.
 *
 * @param readAccount reads the record of the account
 * @param name the name of the ZIP
 * @returns whether it was saved; the member may have cancelled it
 */
export function exportAccount(
  user: string,
  readAccount: () => Promise<unknown>,
  name: string,
): Promise<boolean> {
  return withStorage(user, async (storage) => {
    const { bytes } = await measure(storage)
    const target = bytes > mostInMemory ? await askWhere(name) : undefined
    if (target === 'cancelled') return false
    const entries = entriesOf(user, storage, await readAccount())
    const next = async () => (await entries.next()).value as ZipEntry | undefined
    const worker = startWorker<ZipWorker>(url)
    try {
      const written = await worker.call((api) => api.write(proxy(next), target))
      if (written) saveBlob(written, name)
    } finally {
      worker.stop()
    }
    return true
  })
}
