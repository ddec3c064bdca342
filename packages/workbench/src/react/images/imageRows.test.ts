import { expect, test } from 'vitest'
import type { OutcomeRecord } from '../../core/images/storage/imageRecords.ts'
import type { SetImage } from '../../core/images/store/ImageSetState.ts'
import { filterImages, filterResults, formatsOf, resultRow, rowOf } from './imageRows.ts'

function image(index: number, changes: Partial<SetImage> = {}): SetImage {
  return {
    index,
    name: `summer/tops/image-${index}.png`,
    size: 1000,
    place: { kind: 'copy', offset: 0 },
    facts: { format: 'png', width: 8, height: 8, orientation: 1, hasAlpha: false, bytes: 1000 },
    ...changes,
  }
}

function changed(changes: Partial<Extract<OutcomeRecord, { state: 'changed' }>> = {}) {
  return {
    job: 'job',
    index: 0,
    before: 1000,
    state: 'changed' as const,
    offset: 0,
    size: 400,
    format: 'webp' as const,
    width: 8,
    height: 8,
    similarity: 0.99,
    reasons: [],
    ...changes,
  }
}

test('names are shown without their folders', () => {
  expect(rowOf(image(3, { outcome: changed() }))).toEqual({
    id: '3',
    index: 3,
    name: 'image-3.png',
    folder: 'summer/tops',
    status: { kind: 'ready' },
    bytes: 400,
  })
})

test('filters count what they list', () => {
  const images = [
    image(0),
    image(1, { work: 'waiting' }),
    image(2, { work: 'processing' }),
    image(3, { outcome: changed() }),
    image(4, {
      outcome: { job: 'job', index: 4, before: 1000, state: 'kept', reason: 'already-small' },
    }),
    image(5, { outcome: changed({ reasons: ['busy'] }) }),
    image(6, {
      outcome: {
        job: 'job',
        index: 6,
        before: 1000,
        state: 'failed',
        failure: 'stopped',
        details: '',
      },
    }),
  ]
  const { counts } = filterImages(images, 'all')
  expect(counts).toEqual({ all: 7, waiting: 2, ready: 2, review: 1, excluded: 1 })
  for (const filter of ['all', 'waiting', 'ready', 'review', 'excluded'] as const) {
    expect(filterImages(images, filter).listed).toHaveLength(counts[filter])
  }
})

test('results say what they were converted from', () => {
  const images = [
    image(0, { outcome: changed({ similarity: 0.96, reasons: ['less-similar'] }) }),
    image(1, { outcome: changed() }),
  ]
  expect(resultRow(image(1, { outcome: changed() }))).toMatchObject({
    before: 1000,
    after: 400,
    similarity: 0.99,
    converted: { from: 'png', to: 'webp' },
  })
  expect(filterResults(images, 'less-similar').listed).toHaveLength(1)
  expect(filterResults(images, 'all').counts).toEqual({
    all: 2,
    kept: 0,
    'less-similar': 1,
    review: 1,
  })
  expect(formatsOf(images)).toEqual(['png'])
})
