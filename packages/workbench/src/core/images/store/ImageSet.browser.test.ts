import { BlobReader, BlobWriter, ZipReader, ZipWriter } from '@zip.js/zip.js/lib/zip-core-native.js'
import { afterEach, expect, test, vi } from 'vitest'
import { removeDatabase } from '../../databaseName.ts'
import { forgetOnLogout } from '../../forgetOnLogout.ts'
import { Bench } from '../../store/Bench.ts'
import { takeChosen } from '../../intake.ts'
import { ImageStorage } from '../storage/ImageStorage.ts'
import { drawImage, drawImages } from '../testing/drawImages.ts'
import { ImageMaker } from './ImageMaker.ts'
import type { ImageReview } from './ImageReview.ts'
import type { ImageSet } from './ImageSet.ts'
import type { ImageJob, ImageSlug } from './ImageSetState.ts'
import { phaseOf } from './phaseOf.ts'

const user = 'ada'

let bench: Bench

vi.setConfig({ testTimeout: 30_000 })

afterEach(async () => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  bench.close()
  await removeDatabase(user)
})

function openSet(): ImageSet {
  const { images } = bench.state.getState()
  if (!images) throw new Error('No set is open.')
  return images
}

async function open(files: readonly File[]): Promise<ImageSet> {
  bench = new Bench(user)
  await bench.images.open(takeChosen(files))
  return openSet()
}

/** Opens what is saved in a new workbench, as after a reload. */
async function reload(): Promise<ImageSet> {
  bench.close()
  bench = new Bench(user)
  await vi.waitUntil(() => bench.state.getState().isReady, { timeout: 10_000 })
  return openSet()
}

async function settled(set: ImageSet): Promise<void> {
  await vi.waitUntil(() => set.state.getState().intake === undefined, { timeout: 10_000 })
}

async function apply(set: ImageSet, slug: ImageSlug) {
  void set.options.show(slug)
  await set.jobs.apply()
  await vi.waitUntil(() => !set.state.getState().progress, { timeout: 20_000 })
}

test('files are opened as a set, without what is no image', async () => {
  const note = new File(['A note'], 'note.txt')
  const system = new File([''], '.DS_Store')
  const set = await open([...(await drawImages(3)), note, system])
  const { images, unused, file } = set.state.getState()
  expect(images.map(({ name }) => name)).toEqual(['image-0.jpg', 'image-1.jpg', 'image-2.jpg'])
  expect(images[0]?.facts).toMatchObject({ format: 'jpeg', width: 64, height: 64 })
  expect(unused).toEqual([{ name: 'note.txt', problem: 'unknown-format' }])
  expect(file).toMatchObject({ kind: 'images', images: 3, name: 'image-0 + 2' })
  expect(bench.account.state.getState().files).toHaveLength(1)
})

test('processed images survive a reload', async () => {
  let set = await open(await drawImages(5))
  await settled(set)
  await apply(set, 'image-compression')
  const counts = { all: 5, done: 5, changed: 5, failed: 0 }
  expect(set.state.getState().jobs).toMatchObject([{ status: 'done', state: 'applied', counts }])
  expect(set.state.getState().ended?.kind).toBe('done')
  set = await reload()
  const { images, jobs } = set.state.getState()
  expect(jobs).toMatchObject([{ status: 'done', counts }])
  expect(images.map(({ outcome }) => outcome?.state)).toEqual(Array(5).fill('changed'))
  const bitmap = await set.pictures.picture(4, 'result')
  expect(bitmap.width).toBe(64)
  bitmap.close()
})

test('the options of a page survive a reload', async () => {
  let set = await open(await drawImages(1))
  await settled(set)
  const shown = (slug: ImageSlug) => {
    void set.options.show(slug)
    return vi.waitUntil(() => set.state.getState().previewProgress === 'ready', { timeout: 10_000 })
  }
  await shown('image-compression')
  set.options.set('quality', 51)
  set.options.setFilter('excluded')
  await shown('dynamic-watermark')
  expect(set.state.getState().filter).toBeUndefined()
  await shown('image-compression')
  const kept = { filter: 'excluded', options: { quality: 51 } }
  await expect.poll(() => set.state.getState()).toMatchObject(kept)
  set = await reload()
  void set.options.show('image-compression')
  await expect.poll(() => set.state.getState()).toMatchObject(kept)
})

test('a result can be left and revisited', async () => {
  const set = await open(await drawImages(1))
  await settled(set)
  await apply(set, 'dynamic-watermark')
  const phase = () => phaseOf(set.state.getState(), 'dynamic-watermark').kind
  expect(phase()).toBe('result')
  set.options.leaveResult()
  expect(phase()).toBe('options')
  void set.options.show('image-compression')
  void set.options.show('dynamic-watermark')
  expect(phase()).toBe('result')
  set.options.leaveResult()
  await set.jobs.apply()
  await vi.waitUntil(() => !set.state.getState().progress, { timeout: 20_000 })
  expect(phase()).toBe('result')
  const { jobs, images } = set.state.getState()
  const [first, second] = jobs
  expect(jobs).toMatchObject([{ state: 'applied' }, { state: 'applied' }])
  // The second job was given what the first had made.
  expect(images[0]?.outcome).toMatchObject({ job: second?.id })
  await set.decisions.undo(second?.id ?? '')
  expect(set.state.getState().images[0]?.outcome).toMatchObject({ job: first?.id })
})

test('a job is shown as done once that is saved', async () => {
  const set = await open(await drawImages(3))
  await settled(set)
  const [asked, saved] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  vi.spyOn(ImageStorage.prototype, 'putOutcomes').mockImplementation(async (_outcomes, jobs) => {
    if (!jobs.some(({ job }) => job.status === 'done')) return
    asked.resolve()
    await saved.promise
  })
  void set.options.show('image-compression')
  await set.jobs.apply()
  await asked.promise
  // This shows what has changed about the images.
  await set.decisions.exclude(0, true)
  const { images, jobs, progress, ended } = set.state.getState()
  expect(images[0]?.isExcluded).toBe(true)
  expect([jobs[0]?.status, progress?.all, ended]).toEqual(['running', 3, undefined])
  saved.resolve()
  await vi.waitUntil(() => set.state.getState().ended)
  expect(set.state.getState()).toMatchObject({
    progress: undefined,
    jobs: [{ status: 'done', counts: { done: 3 } }],
  })
})

test('an interrupted job is resumed', async () => {
  let set = await open(await drawImages(12))
  await settled(set)
  void set.options.show('image-compression')
  await set.jobs.apply()
  set = await reload()
  await vi.waitUntil(() => set.state.getState().interrupted, { timeout: 10_000 })
  expect(set.state.getState().progress).toMatchObject({ isPaused: true, all: 12 })
  await set.jobs.resume()
  await vi.waitUntil(() => !set.state.getState().progress, { timeout: 20_000 })
  expect(set.state.getState()).toMatchObject({
    interrupted: undefined,
    jobs: [{ status: 'done', counts: { done: 12, all: 12, changed: 12 } }],
  })
})

test('an interrupted job recounts its results', async () => {
  let set = await open(await drawImages(3))
  await settled(set)
  await apply(set, 'image-compression')
  const [job] = set.state.getState().jobs
  const before: ImageJob = { ...job!, status: 'running', counts: { ...job!.counts, done: 0 } }
  vi.spyOn(ImageStorage.prototype, 'jobs').mockResolvedValueOnce([before])
  set = await reload()
  await vi.waitUntil(() => set.state.getState().interrupted, { timeout: 10_000 })
  const { interrupted, progress } = set.state.getState()
  expect([interrupted?.counts.done, progress?.done]).toEqual([3, 3])
})

test('a paused job stays paused after a reload', async () => {
  let set = await open(await drawImages(12))
  await settled(set)
  void set.options.show('image-compression')
  await set.jobs.apply()
  await set.jobs.pause()
  const workers = set.state.getState().progress?.workers
  await vi.waitUntil(() => set.state.getState().progress?.done === workers, { timeout: 10_000 })
  expect(set.state.getState().images.filter(({ work }) => work)).toHaveLength(12 - workers!)
  await set.jobs.apply()
  expect(set.state.getState().jobs).toHaveLength(1)
  set = await reload()
  await vi.waitUntil(() => set.state.getState().progress, { timeout: 10_000 })
  expect(set.state.getState().progress).toMatchObject({ isPaused: true, done: workers, all: 12 })
  expect(set.state.getState().interrupted).toBeUndefined()
})

test('a cancelled job keeps its finished results', async () => {
  const set = await open(await drawImages(30))
  void set.options.show('image-compression')
  await set.jobs.apply()
  await set.jobs.cancel()
  const [job] = set.state.getState().jobs
  expect(set.state.getState().progress).toBeUndefined()
  expect(job?.status).toBe('cancelled')
  const changed = set.state.getState().images.filter(({ outcome }) => outcome?.state === 'changed')
  expect(job?.counts).toMatchObject({ all: 30, done: changed.length })
})

test('the newest job is undone and redone', async () => {
  const set = await open([await drawImage('one.png', { type: 'image/png', side: 100 })])
  await apply(set, 'image-compression')
  const [first] = set.state.getState().jobs
  await set.decisions.undo(first!.id)
  expect(set.state.getState().images[0]?.outcome).toBeUndefined()
  expect(bench.account.state.getState().jobs.get(set.id)).toMatchObject([{ state: 'undone' }])
  await set.decisions.redo(first!.id)
  const compressed = set.state.getState().images[0]?.outcome
  expect(compressed).toMatchObject({ state: 'changed', job: first!.id })
  await apply(set, 'remove-metadata')
  const outcome = set.state.getState().images[0]?.outcome
  expect(outcome?.before).toBe(compressed?.state === 'changed' && compressed.size)
  await set.decisions.undo(first!.id)
  expect(set.state.getState().jobs.map(({ state }) => state)).toEqual(['applied', 'applied'])
})

test('an excluded image is in no job', async () => {
  let set = await open(await drawImages(3))
  await settled(set)
  await set.decisions.exclude(1, true)
  await apply(set, 'image-compression')
  expect(set.state.getState().jobs).toMatchObject([{ counts: { all: 2, done: 2, excluded: 1 } }])
  expect(set.state.getState().images[1]?.outcome).toBeUndefined()
  await set.decisions.decide(0, 'original')
  await set.decisions.decide(2, 'approved')
  set = await reload()
  const { images, jobs } = set.state.getState()
  expect(images[1]?.isExcluded).toBe(true)
  expect(images.map(({ outcome }) => outcome?.decision)).toEqual([
    'original',
    undefined,
    'approved',
  ])
  expect(jobs[0]?.counts).toMatchObject({ approved: 1, originals: 1, needReview: 0 })
})

/** Catches what the page downloads, where the browser cannot ask for the place of a file. */
function catchDownload(): Promise<{ readonly name: string; readonly content: Blob }> {
  vi.stubGlobal('showSaveFilePicker', undefined)
  return new Promise((resolve) => {
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementationOnce(function (
      this: HTMLAnchorElement,
    ) {
      const name = this.download
      void fetch(this.href).then(async (response) =>
        resolve({ name, content: await response.blob() }),
      )
    })
  })
}

test('the ZIP has what is ready under names of its own', async () => {
  const files = await Promise.all([
    drawImage('a.png', { type: 'image/png' }),
    drawImage('a.jpg'),
    drawImage('b.jpg'),
    drawImage('c.jpg', { isBusy: true }),
  ])
  const set = await open(files)
  await settled(set)
  await set.decisions.exclude(2, true)
  await apply(set, 'remove-background')
  await set.decisions.decide(1, 'original')
  expect(set.state.getState().images[3]?.outcome).toMatchObject({ reasons: ['busy'] })
  const caught = catchDownload()
  await set.zip.save()
  const { name, content } = await caught
  expect(name).toBe('a + 3.zip')
  const reader = new ZipReader(new BlobReader(content), { useWebWorkers: false })
  const entries = await reader.getEntries()
  expect(entries.map(({ filename }) => filename)).toEqual(['a.webp', 'a.jpg'])
  const [, original] = entries
  const bytes = original && !original.directory && (await original.getData(new BlobWriter()))
  expect(bytes && (await bytes.arrayBuffer())).toEqual(await files[1].arrayBuffer())
  await reader.close()
  expect(set.file.downloaded).toBe(set.file.changes)
})

test('images in a ZIP are read from it, also after a reload', async () => {
  const [first, second] = await drawImages(2)
  const writer = new ZipWriter(new BlobWriter(), { useWebWorkers: false })
  await writer.add('shop/one.jpg', new BlobReader(first!), { level: 0 })
  await writer.add('../../two.jpg', new BlobReader(second!), { level: 6 })
  await writer.add('__MACOSX/._one.jpg', new BlobReader(new Blob(['x'])))
  await writer.add('shop/', undefined, { directory: true })
  const zip = await writer.close()
  let set = await open([new File([zip], 'photos.zip', { type: 'application/zip' })])
  expect(set.state.getState().images.map(({ name }) => name)).toEqual(['shop/one.jpg', 'two.jpg'])
  expect(set.file.name).toBe('photos')
  await settled(set)
  set = await reload()
  for (const index of [0, 1]) {
    const bitmap = await set.pictures.picture(index, 'original')
    expect(bitmap.width).toBe(64)
    bitmap.close()
  }
})

test('a review saves each step', async () => {
  let set = await open(await drawImages(2))
  await settled(set)
  await apply(set, 'remove-background')
  const review = set.review
  const shown = (index: number) => review.state.getState().images.get(index)
  review.show(0)
  await vi.waitUntil(() => shown(0)?.result, { timeout: 10_000 })
  const made = set.state.getState().images[0]?.outcome
  review.addStroke({ keeps: true, radius: 0.1, points: [[0.5, 0.5]] })
  await vi.waitUntil(() => !shown(0)?.isBusy, { timeout: 10_000 })
  expect(shown(0)).toMatchObject({ isCutout: true, canUndo: true, canRedo: false })
  review.undoStroke()
  expect(set.state.getState().images[0]?.outcome?.edits).toEqual({ strokes: [] })
  review.redoStroke()
  review.change({ removesGaps: false })
  await vi.waitUntil(() => !shown(0)?.isBusy)
  const edits = {
    removesGaps: false,
    strokes: [{ keeps: true, radius: 0.1, points: [[0.5, 0.5]] }],
  }
  expect(set.state.getState().images[0]?.outcome).toMatchObject({ edits, isOutdated: true })
  review.show(1)
  await vi.waitUntil(() => !set.state.getState().images[0]?.outcome?.isOutdated, {
    timeout: 10_000,
  })
  review.close()
  const remade = set.state.getState().images[0]?.outcome
  expect(remade).toMatchObject({ state: 'changed', edits })
  expect(remade).not.toMatchObject({ offset: made?.state === 'changed' && made.offset })
  set = await reload()
  expect(set.state.getState().images[0]?.outcome).toMatchObject({ edits })
})

/** Waits until both pictures of an image are loaded for its review. */
async function loaded(review: ImageReview, index: number) {
  const shown = () => review.state.getState().images.get(index)
  await vi.waitUntil(() => shown()?.original && shown()?.result, { timeout: 10_000 })
  return shown()
}

test('preloads the next pictures of a review', async () => {
  const set = await open(await drawImages(5))
  await settled(set)
  await apply(set, 'image-compression')
  const review = set.review
  review.show(0, [1, 2])
  const next = await loaded(review, 1)
  await loaded(review, 2)
  const first = review.state.getState().images.get(0)
  const asked = vi.spyOn(Worker.prototype, 'postMessage')
  review.show(1, [2, 0])
  expect(review.state.getState().images.get(1)).toBe(next)
  expect(asked).not.toHaveBeenCalled()
  review.show(2, [3, 4, 1])
  expect(first?.original?.width).toBe(0)
  expect([...review.state.getState().images.keys()]).toEqual([2, 3, 4, 1])
  await loaded(review, 4)
  review.close()
  expect(next?.result?.width).toBe(0)
})

test('a review skips unreadable images', async () => {
  const set = await open(await drawImages(2))
  await settled(set)
  await apply(set, 'image-compression')
  vi.spyOn(ImageMaker.prototype, 'input').mockRejectedValueOnce(new Error('It is gone.'))
  const review = set.review
  review.show(0, [1])
  await loaded(review, 1)
  expect(review.state.getState().images.get(0)).toMatchObject({ isUnreadable: true })
  review.close()
})

test('a review updates a stale result', async () => {
  let set = await open([await drawImage('bag.jpg')])
  await settled(set)
  void set.options.show('remove-background')
  set.options.set('crop', 0)
  await vi.waitUntil(() => set.state.getState().options['crop'] === 0)
  await apply(set, 'remove-background')
  const review = set.review
  review.show(0)
  const stored = await loaded(review, 0)
  expect(stored?.isCutout).toBe(false)
  expect(stored?.result?.width).toBeLessThan(stored?.original?.width ?? 0)
  // In the shape of the original, where a stroke is in its place.
  review.take()
  expect(review.state.getState().images.get(0)?.result).toBeUndefined()
  const cutout = await loaded(review, 0)
  expect(cutout).toMatchObject({ isCutout: true, isBusy: false })
  expect(cutout?.result?.width).toBe(cutout?.original?.width)
  review.change({ edge: 'sharp' })
  await vi.waitUntil(() => set.state.getState().images[0]?.outcome?.isOutdated)
  bench.close()
  set = await reload()
  const reopened = set.review
  reopened.show(0)
  expect((await loaded(reopened, 0))?.isCutout).toBe(true)
  reopened.close()
})

test('previews show the largest, widest and smallest image', async () => {
  const set = await open([
    await drawImage('small.jpg', { side: 20 }),
    await drawImage('large.jpg', { side: 700 }),
  ])
  void set.options.show('image-compression')
  await vi.waitUntil(() => set.state.getState().previewProgress === 'ready', { timeout: 10_000 })
  const { previews } = set.state.getState()
  expect(previews.map(({ index, before }) => [index, before?.width])).toEqual([
    [1, 640],
    [0, 20],
  ])
  expect(previews.map(({ result }) => result?.state)).toEqual(['changed', 'changed'])
  await vi.waitUntil(() => set.state.getState().estimate !== undefined, { timeout: 10_000 })
  set.thumbnails.load([0, 1])
  await vi.waitUntil(() => set.thumbnails.get(1), { timeout: 10_000 })
  expect(set.thumbnails.get(1)).toMatchObject({ width: 256, height: 256 })
})

/** Names what is in the origin private file system. */
async function names(): Promise<readonly string[]> {
  const found: string[] = []
  for await (const name of (await navigator.storage.getDirectory()).keys()) found.push(name)
  return found
}

test('logging out removes all that is kept of images', async () => {
  const set = await open(await drawImages(2))
  await settled(set)
  await apply(set, 'image-compression')
  expect(await names()).toEqual(['dropwatt.files.ada'])
  await bench.account.putSettings({ removesOnLogout: true })
  await forgetOnLogout(user)
  expect(await names()).toEqual([])
  expect(bench.state.getState().images).toBeUndefined()
})
