import { expect, test } from 'vitest'
import { nextPlace } from './nextPlace.js'

test.each([
  ['ArrowRight', 'top-left', 'top'],
  ['ArrowDown', 'top', 'middle'],
  ['ArrowLeft', 'middle', 'left'],
  ['ArrowUp', 'bottom-right', 'right'],
  ['Home', 'bottom', 'top-left'],
  ['End', 'left', 'bottom-right'],
] as const)('%s leads from %s to %s', (key, from, to) => {
  expect(nextPlace(key, from)).toBe(to)
})

test.each([
  ['ArrowLeft', 'left'],
  ['ArrowRight', 'bottom-right'],
  ['ArrowUp', 'top'],
  ['ArrowDown', 'bottom'],
] as const)('%s stays at the edge %s', (key, place) => {
  expect(nextPlace(key, place)).toBe(place)
})

test('other keys lead nowhere', () => {
  expect(nextPlace('Tab', 'top')).toBeUndefined()
  expect(nextPlace('toString', 'top')).toBeUndefined()
})
