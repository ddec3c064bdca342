import { expect, test } from 'vitest'
import { arrowOf, commandOf, type MaskKeyPress } from './commands.js'

function press(key: string, held: Partial<MaskKeyPress> = {}): MaskKeyPress {
  const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }
  return { key, ...none, getModifierState: () => false, ...held }
}

test.each([
  ['k', 'keep'],
  ['R', 'remove'],
  ['v', 'move'],
  ['[', 'smaller'],
  [']', 'larger'],
  ['z', 'fullSize'],
  ['+', 'zoomIn'],
  ['−', 'zoomOut'],
  ['b', 'compare'],
] as const)('%s: %s, unless single keys are off', (key, command) => {
  expect(commandOf(press(key), true, true)).toBe(command)
  expect(commandOf(press(key), false, true)).toBeUndefined()
})

test('Control and Z undo a stroke, with Shift they redo it', () => {
  expect(commandOf(press('z', { ctrlKey: true }), false, true)).toBe('undo')
  expect(commandOf(press('Z', { metaKey: true, shiftKey: true }), false, true)).toBe('redo')
  expect(commandOf(press('z', { ctrlKey: true }), true, false)).toBeUndefined()
})

test('letters with modifiers are left to the browser', () => {
  expect(commandOf(press('r', { ctrlKey: true }), true, true)).toBeUndefined()
  expect(commandOf(press('b', { altKey: true }), true, true)).toBeUndefined()
})

test('brackets typed with AltGr work', () => {
  const held = { ctrlKey: true, altKey: true, getModifierState: () => true }
  expect(commandOf(press('[', held), true, true)).toBe('smaller')
})

test('without a brush only the keys of the view work', () => {
  expect(commandOf(press('k'), true, false)).toBeUndefined()
  expect(commandOf(press('z'), true, false)).toBe('fullSize')
})

test('arrows have directions, other keys have none', () => {
  expect(arrowOf('ArrowUp')).toEqual([0, -1])
  expect(arrowOf('constructor')).toBeUndefined()
})
