import { expect, test } from 'vitest'
import { benchEn } from '../texts/en.ts'
import { lockedReason, reasonToWait } from './offReasons.ts'

const { off } = benchEn
const problem = { code: 'missing', values: {} } as const

test.each([
  ['a file of another tab', { canEdit: false, work: undefined }, off.viewOnly],
  ['a file at work', { canEdit: true, work: { kind: 'update' } as const }, off.working],
  ['a free file', { canEdit: true, work: undefined }, undefined],
])('%s says why it cannot be changed', (_, state, reason) => {
  expect(lockedReason(state, off)).toBe(reason)
})

test.each([
  ['no preview yet', undefined, 0, off.calculating],
  [
    'an invalid option',
    { progress: 'invalid', problems: { by: problem } } as const,
    3,
    off.invalid,
  ],
  ['a calculation', { progress: 'calculating', problems: {} } as const, 3, off.calculating],
  ['no change', { progress: 'ready', problems: {} } as const, 0, off.nothing],
  ['changes', { progress: 'ready', problems: {} } as const, 3, undefined],
])('%s says why nothing can be applied', (_, preview, changes, reason) => {
  const whole = preview && { ...preview, list: undefined }
  expect(reasonToWait(whole, changes, off)).toBe(reason)
})
