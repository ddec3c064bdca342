import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { JobEvent } from './JobEvent.ts'
import { JobState, JournalError, type ItemBounds, type JobProgress } from './JobState.ts'
import { inRanges, packRanges } from './ranges.ts'

const started: JobEvent = { type: 'started', at: 1 }
const finished: JobEvent = { type: 'finished', at: 9 }
const checked = (...clear: number[]): JobEvent => ({
  type: 'checked',
  at: 2,
  clear: packRanges(clear),
  already: [],
  conflicts: [],
  gone: [],
  refused: [],
})
const sent = (chunk: number, items: number[], isBulk = false): JobEvent => ({
  type: 'sent',
  at: 3,
  chunk,
  operation: `dw_a_${chunk}`,
  name: 'UpdateVariants',
  isBulk,
  lines: [packRanges(items)],
})
const answered = (
  chunk: number,
  { done = [], back = [] }: { done?: number[]; back?: number[] },
): JobEvent => ({
  type: 'answered',
  at: 4,
  chunk,
  done: packRanges(done),
  saved: [],
  refused: [],
  back: packRanges(back),
})
const settled = (
  chunk: number,
  { done = [], back = [] }: { done?: number[]; back?: number[] },
): JobEvent => ({
  type: 'settled',
  at: 5,
  chunk,
  done: packRanges(done),
  conflicts: [],
  gone: [],
  refused: [],
  back: packRanges(back),
})

/** Items of products that have two each. */
const pairs = (length: number): ItemBounds => ({
  length,
  products: Math.ceil(length / 2),
  firstOf: (product) => product * 2,
})

const leftOut = (...items: number[]): JobEvent => ({
  type: 'left-out',
  at: 6,
  scopes: ['write_files'],
  items: packRanges(items),
})

function stateAfter(total: number, events: readonly JobEvent[]): JobState {
  const state = new JobState(pairs(total))
  for (const event of events) state.apply(event)
  return state
}

test('a job of two items is checked, sent, answered and done', () => {
  const events = [started, checked(0, 1), sent(0, [0, 1]), answered(0, { done: [0, 1] }), finished]
  const statuses = events.map((_, at) => stateAfter(2, events.slice(0, at + 1)).status)
  expect(statuses).toEqual(['checking', 'checking', 'writing', 'writing', 'done'])
})

describe('the journal takes no event that cannot follow', () => {
  const held = [started, checked(0), sent(0, [0])]
  test.each<[name: string, events: readonly JobEvent[]]>([
    ['anything before the start', [checked(0)]],
    ['an item that is sent without a check', [started, sent(0, [0])]],
    ['an item that is sent twice after one check', [...held, sent(1, [0])]],
    ['an item that is sent again before it was looked up', [...held, started, checked(0)]],
    [
      'a check of an earlier run',
      [started, checked(0), { type: 'paused', reason: 'reconnect', at: 3 }, started, sent(0, [0])],
    ],
    ['a chunk out of order', [started, checked(0), sent(1, [0])]],
    ['an answer to a chunk that was not sent', [started, checked(0), answered(0, { done: [0] })]],
    [
      'an answer about an item of another chunk',
      [started, checked(0, 1), sent(0, [0]), sent(1, [1]), answered(0, { done: [1] })],
    ],
    ['an answer twice', [...held, answered(0, { done: [0] }), answered(0, { done: [0] })]],
    ['a look that leaves something unknown', [...held, settled(0, {})]],
    [
      'a bulk operation of single requests',
      [...held, { type: 'accepted', chunk: 0, bulk: 'b', at: 4 }],
    ],
    ['an end with something unknown', [...held, finished]],
    ['an end with something waiting', [...held, answered(0, { back: [0] }), finished]],
    [
      'anything after a pause',
      [started, { type: 'paused', reason: 'reconnect', at: 2 }, checked(0)],
    ],
    [
      'anything after the end',
      [...held, answered(0, { done: [0] }), sent(1, [1]), finished, started],
    ],
    ['an item that is not there', [started, checked(7)]],
    ['an item that is left out while nobody knows whether it was written', [...held, leftOut(0)]],
  ])('%s', (_, events) => {
    expect(() => stateAfter(2, events)).toThrow(JournalError)
  })
})

test('what was sent is unknown until it is answered or looked up', () => {
  const state = stateAfter(3, [started, checked(0, 1, 2), sent(0, [0, 1, 2])])
  expect(state.counts.unknown).toBe(3)
  state.apply(answered(0, { done: [0] }))
  expect([state.status, state.outcomeOf(0), state.outcomeOf(1)]).toEqual([
    'verifying',
    'done',
    'unknown',
  ])
  state.apply(settled(0, { done: [1], back: [2] }))
  expect(state.counts).toMatchObject({ done: 2, waiting: 1, unknown: 0 })
})

test('a job that was cancelled goes on when it is started', () => {
  const state = stateAfter(1, [started, { type: 'cancelled', at: 2 }])
  expect(state.status).toBe('cancelled')
  state.apply(started)
  expect([state.status, state.endedAt]).toEqual(['checking', undefined])
})

test('conflicts are named at the end', () => {
  const conflict: JobEvent = {
    ...(checked() as JobEvent & { type: 'checked' }),
    conflicts: [[0, 'theirs']],
  }
  const state = stateAfter(1, [started, conflict, finished])
  expect(state.status).toBe('done-with-conflicts')
  expect(state.item(0)).toEqual({ is: 'conflict', text: 'theirs' })
})

test('products count as compared and written once all of their items are', () => {
  const state = new JobState(pairs(4))
  const products = (...events: JobEvent[]) => {
    for (const event of events) state.apply(event)
    const { checkedProducts, writtenProducts } = state.progress
    return [checkedProducts, writtenProducts]
  }
  expect(products(started, checked(0))).toEqual([0, 0])
  expect(products(checked(1, 2))).toEqual([1, 0])
  expect(products(sent(0, [0, 1]), answered(0, { done: [0] }))).toEqual([1, 0])
  expect(products(settled(0, { done: [1] }))).toEqual([1, 1])
  expect(products(leftOut(2, 3))).toEqual([2, 2])
  expect(state.progress).toMatchObject({ written: 2, verified: 4 })
  expect(state.item(3)).toEqual({ is: 'refused', message: '', code: 'missing-scope' })
})

/** Events that may or may not follow one another. */
const anyEvent = fc.oneof(
  fc.constantFrom<JobEvent>(
    started,
    finished,
    { type: 'cancelled', at: 6 },
    { type: 'paused', reason: 'throttled', until: 9, at: 6 },
  ),
  fc.subarray([0, 1, 2, 3]).map((items) => checked(...items)),
  fc.subarray([0, 1, 2, 3]).map((items) => leftOut(...items)),
  fc.tuple(fc.nat(3), fc.subarray([0, 1, 2, 3])).map(([chunk, items]) => sent(chunk, items)),
  fc
    .tuple(fc.nat(3), fc.subarray([0, 1]), fc.subarray([2, 3]))
    .map(([chunk, done, back]) => answered(chunk, { done, back })),
  fc
    .tuple(fc.nat(3), fc.subarray([0, 1]), fc.subarray([2, 3]))
    .map(([chunk, done, back]) => settled(chunk, { done, back })),
)

/** Applies the events that fit, and leaves out the others. */
function applyFitting(events: readonly JobEvent[], each: (state: JobState) => void): void {
  const taken: JobEvent[] = []
  let state = new JobState(pairs(4))
  for (const event of events) {
    try {
      state.apply(event)
      taken.push(event)
    } catch {
      // An event that was refused may have been applied in part.
      state = stateAfter(4, taken)
    }
    each(state)
  }
}

const nothing: Omit<JobProgress, 'total'> = {
  checked: 0,
  executed: 0,
  written: 0,
  verified: 0,
  checkedProducts: 0,
  writtenProducts: 0,
}

test('progress never falls, and every item has one outcome', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 40 }), (events) => {
      let last = nothing
      applyFitting(events, (state) => {
        const { progress, counts } = state
        for (const name of Object.keys(nothing) as (keyof typeof nothing)[]) {
          expect(progress[name]).toBeGreaterThanOrEqual(last[name])
        }
        expect(Object.values(counts).reduce((sum, count) => sum + count)).toBe(4)
        last = progress
      })
    }),
    { numRuns: 500 },
  )
})

test('ranges hold what was packed', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(100)), (numbers) => {
      const sorted = numbers.toSorted((one, other) => one - other)
      expect([...inRanges(packRanges(numbers))]).toEqual(sorted)
    }),
  )
})
