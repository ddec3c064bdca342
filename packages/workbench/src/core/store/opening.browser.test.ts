import { generateExport } from '@dropwatt/automations'
import { expect, test } from 'vitest'
import { takeChosen } from '../intake.ts'
import { drawImage } from '../images/testing/drawImages.ts'
import type { Bench } from './Bench.ts'
import { chosenOf } from './BenchState.ts'
import { closeBench, csv, startBench, until, withBenches } from './testing/benches.ts'

let bench: Bench

withBenches()

const product = (name: string, products = 5) =>
  csv(name, generateExport({ products }) as Uint8Array<ArrayBuffer>)
const list = () => csv('acme.csv', 'SKU,Title,Price\nA-1,Tee,9\n')

/** Starts the workbench, as when a page is loaded. */
function load(): void {
  bench = startBench()
}

const isReady = () => until(() => bench.state.getState().isReady)

/** Loads the page again, until all that was open is open again. */
async function reload(): Promise<void> {
  closeBench(bench)
  load()
  await isReady()
}

const openNames = () => bench.files.list.map(({ name }) => name)

/** Opens an export, a supplier list and images. */
async function openAll(): Promise<void> {
  load()
  await bench.opening.open(product('export.csv'))
  await bench.sources.open(list(), 'bulk-products-importer')
  await bench.images.open(takeChosen([await drawImage('tee.jpg')]))
  expect(openNames()).toEqual(['export.csv', 'acme.csv', 'tee.jpg'])
  const { images } = bench.state.getState()
  await until(() => images?.state.getState().intake === undefined)
}

test('open files are open again after a reload', async () => {
  await openAll()
  bench.files.closeSource()
  closeBench(bench)
  load()
  await bench.opening.open(list(), undefined, { importer: 'bulk-products-importer' })
  await isReady()
  expect(openNames()).toEqual(['export.csv', 'acme.csv', 'tee.jpg'])
})

test('a drop after a reload replaces the file of its kind', async () => {
  await openAll()
  closeBench(bench)
  load()
  await Promise.all([
    bench.opening.open(product('new.csv'), undefined, { isCopy: true }),
    bench.images.open(takeChosen([await drawImage('mug.jpg')])),
    isReady(),
  ])
  expect(openNames()).toEqual(['new.csv', 'acme.csv', 'mug.jpg'])
})

test.each(['export.csv', 'acme.csv', 'tee.jpg'])(
  'removing %s leaves nothing open',
  async (name) => {
    await openAll()
    const { id } = bench.files.list.find((file) => file.name === name)!
    const closing = bench.files.closingWith(id).map((file) => file.name)
    expect(closing).toEqual(['export.csv', 'acme.csv', 'tee.jpg'].filter((each) => each !== name))
    await bench.files.remove(id)
    expect(openNames()).toEqual([])
    await reload()
    expect(openNames()).toEqual([])
    expect(bench.account.state.getState().files.map((file) => file.name)).toEqual(
      expect.arrayContaining(closing),
    )
  },
)

test('removing a saved file that is not open leaves the open ones', async () => {
  load()
  await bench.opening.open(product('export.csv'))
  const [{ id } = { id: '' }] = bench.files.list
  await bench.opening.open(product('other.csv'), undefined, { isCopy: true })
  expect(bench.files.closingWith(id)).toEqual([])
  await bench.files.remove(id)
  expect(openNames()).toEqual(['other.csv'])
})

test('the open dialog keeps the file until another is open', async () => {
  load()
  await bench.opening.open(product('export.csv'))
  bench.dialogs.ask({ kind: 'open' })
  await bench.opening.open(new File(['%PDF-1.7'], 'list.pdf'))
  expect(bench.state.getState()).toMatchObject({
    dialog: { kind: 'open' },
    refused: { code: 'binary', name: 'list.pdf' },
  })
  bench.dialogs.close()
  expect(bench.state.getState()).toMatchObject({ dialog: undefined, refused: undefined })
  expect(openNames()).toEqual(['export.csv'])

  bench.dialogs.ask({ kind: 'open' })
  await bench.opening.open(product('other.csv', 6))
  expect(bench.state.getState().dialog).toBeUndefined()
  expect(openNames()).toEqual(['other.csv'])
})

test('focus moves once to what was opened by hand', async () => {
  await openAll()
  const [file, , images] = bench.files.list
  expect(bench.state.getState().arrived?.name).toBe('tee.jpg')
  expect(bench.files.takeFocus(file!.id)).toBe(false)
  expect(bench.files.takeFocus(images!.id)).toBe(true)
  expect(bench.files.takeFocus(images!.id)).toBe(false)
  // What is open already is shown once more.
  await bench.opening.openSaved(file!.id)
  expect(bench.files.takeFocus(file!.id)).toBe(true)
})

test('the last choice of export or images survives a reload', async () => {
  await openAll()
  expect(chosenOf(bench.state.getState())).toBe('images')
  await bench.opening.choose(bench.state.getState().session!.file)
  expect(chosenOf(bench.state.getState())).toBe('file')
  await reload()
  expect(chosenOf(bench.state.getState())).toBe('file')
})
