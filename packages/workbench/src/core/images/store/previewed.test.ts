import { expect, test } from 'vitest'
import type { SetImage } from './ImageSetState.ts'
import { choosePreviewed, chooseSample, estimateSeconds } from './previewed.ts'

function imageOf(
  index: number,
  width: number,
  height: number,
  format: NonNullable<SetImage['facts']>['format'] = 'jpeg',
): SetImage {
  const facts = {
    format,
    width,
    height,
    orientation: 1,
    hasAlpha: false,
    bytes: 1,
  } as const
  return { index, name: `${index}.jpg`, size: 1, place: { kind: 'tab' }, facts }
}

const images = Array.from({ length: 40 }, (_, at) => imageOf(at, 100 + at, 100))

test('puts the largest, widest and smallest image first', () => {
  const wide = imageOf(40, 900, 20)
  const large = imageOf(41, 800, 800)
  const all = [...images, wide, large]
  const chosen = choosePreviewed(all, 0)
  expect(chosen.slice(0, 3)).toEqual([41, 40, 0])
  expect(new Set(chosen).size).toBe(9)
  expect(choosePreviewed(all, 1).slice(0, 3)).toEqual([41, 40, 0])
  expect(choosePreviewed(all, 1)).not.toEqual(chosen)
})

test('a set with few images shows each once', () => {
  const [one, two] = images
  expect(choosePreviewed([one!, { ...two!, isExcluded: true }], 3)).toEqual([0])
  expect(choosePreviewed([], 0)).toEqual([])
})

test('the time is estimated from the pixels of a sample', () => {
  const sample = chooseSample(images)
  expect(sample).toHaveLength(3)
  const all = [imageOf(0, 100, 100), imageOf(1, 300, 100)]
  expect(estimateSeconds(all, [{ image: all[0]!, time: 500 }], 2)).toBe(1)
})

test('a format that is quick does not make the estimate of another one short', () => {
  const png = imageOf(40, 100, 100, 'png')
  const sample = chooseSample([...images, png])
  expect(sample).toContain(png)
  const times = sample.map((image) => ({ image, time: image === png ? 2000 : 0 }))
  expect(estimateSeconds([...images, png], times, 1)).toBe(2)
})
