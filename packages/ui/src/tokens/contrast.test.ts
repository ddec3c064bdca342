import { expect, test } from 'vitest'
import { contrastRatio, tintOver } from './contrast.js'

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#000000', 21],
  ['#c8fd3d', '#c8fd3d', 1],
  ['#767676', '#ffffff', 4.54],
  ['#FF0000', '#ffffff', 4],
])('%s and %s make %d', (first, second, ratio) => {
  expect(contrastRatio(first, second)).toBeCloseTo(ratio, 2)
})

test.each([
  [0, '#000000'],
  [0.5, '#808080'],
  [1, '#ffffff'],
])('white at %d over black is %s', (share, mixed) => {
  expect(tintOver('#ffffff', share, '#000000')).toBe(mixed)
})

test.each(['#fff', 'red', 'rgb(0 0 0)', '', '#12345g'])(
  '%j is rejected with its value in the message',
  (colour) => {
    expect(() => contrastRatio(colour, '#000000')).toThrow(
      `[@dropwatt/ui] "${colour}" is not a colour. Write it as #rrggbb.`,
    )
    expect(() => tintOver('#000000', 0.5, colour)).toThrow(TypeError)
  },
)
