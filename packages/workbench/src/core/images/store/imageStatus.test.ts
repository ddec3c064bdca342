import { expect, test } from 'vitest'
import type { OutcomeRecord, ReviewDecision } from '../storage/imageRecords.ts'
import { bytesOf, countReady, countStatuses, includedCount, statusOf } from './imageStatus.ts'
import type { SetImage } from './ImageSetState.ts'

function image(index: number, changes: Partial<SetImage> = {}): SetImage {
  return { index, name: `${index}.png`, size: 1000, place: { kind: 'tab' }, ...changes }
}

const reasons = ['gaps'] as const

function unsure(decision?: ReviewDecision): OutcomeRecord {
  return {
    job: 'job',
    index: 0,
    before: 1000,
    state: 'changed',
    offset: 0,
    size: 400,
    format: 'webp',
    width: 8,
    height: 8,
    reasons,
    ...(decision && { decision }),
  }
}

test('an image that needs review is ready once the result is approved', () => {
  expect(statusOf(image(0, { outcome: unsure() }))).toEqual({ kind: 'review', reasons })
  expect(statusOf(image(0, { outcome: unsure('later') }))).toEqual({ kind: 'review', reasons })
  expect(statusOf(image(0, { outcome: unsure('approved') }))).toEqual({ kind: 'ready' })
  const original = image(0, { outcome: unsure('original') })
  expect(statusOf(original)).toEqual({ kind: 'kept', reason: 'chosen' })
  expect(bytesOf(original)).toBe(1000)
})

test('an excluded image is excluded whatever was made of it', () => {
  const excluded = image(0, { isExcluded: true, outcome: unsure('approved') })
  expect(statusOf(excluded)).toEqual({ kind: 'excluded' })
})

test('counts the images of the download and the next job', () => {
  const images = [
    image(0, { outcome: unsure('approved') }),
    image(1, { outcome: unsure('original') }),
    image(2, { outcome: unsure() }),
    image(3, { work: 'waiting' }),
    image(4, { isExcluded: true }),
    image(5),
  ]
  expect(countStatuses(images)).toMatchObject({ ready: 1, kept: 1, review: 1, open: 1 })
  expect(countReady(images)).toEqual({ images: 2, bytes: 1400, missing: 2 })
  expect(includedCount(images, 'image-compression')).toBe(4)
})

test('an image that is too large to decode only counts for what decodes nothing', () => {
  const facts = {
    format: 'jpeg',
    width: 11_000,
    height: 9000,
    orientation: 1,
    hasAlpha: false,
    bytes: 1000,
  } as const
  const images = [image(0), image(1, { facts }), image(2, { facts, isExcluded: true })]
  expect(includedCount(images, 'image-compression')).toBe(1)
  expect(includedCount(images, 'remove-metadata')).toBe(2)
})
