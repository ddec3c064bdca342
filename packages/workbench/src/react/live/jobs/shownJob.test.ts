import { fields, isAbsent, isReadOnly, type Field } from '@dropwatt/shopify'
import { storeIt } from '@dropwatt/ui/store-it'
import { expect, test } from 'vitest'
import type { JobLine } from '../../../core/live/storeApi.ts'
import type { KnownJob } from '../../../core/live/update/StoreJobs.ts'
import { asShownItem, asShownJob, undoOf } from './shownJob.ts'

const none = {
  waiting: 0,
  unknown: 0,
  done: 0,
  saved: 0,
  already: 0,
  conflict: 0,
  refused: 0,
  gone: 0,
}

function jobOf({ counts, ...changes }: Partial<KnownJob> = {}): KnownJob {
  return {
    id: 'job-1',
    store: 'lumen',
    file: 'file-1',
    label: '',
    state: 'writing',
    products: 4,
    progress: {
      total: 10,
      checked: 8,
      executed: 6,
      written: 5,
      verified: 7,
      checkedProducts: 3,
      writtenProducts: 2,
    },
    counts: { ...none, ...counts },
    isStopping: false,
    createdAt: '2026-11-26T14:00:00.000Z',
    ...changes,
  }
}

const shown = (job: KnownJob, others: readonly KnownJob[] = []) =>
  asShownJob(job, { jobs: [job, ...others] }, 'Lumen & Oak')

const ended = { state: 'done', endedAt: '2026-11-26T14:05:00.000Z' } as const

test('a job that runs shows what a bulk operation has carried out, one that rests what is written', () => {
  expect(shown(jobOf()).counters).toEqual({
    checkedProducts: 3,
    writtenProducts: undefined,
    written: 6,
    verified: 5,
  })
  expect(shown(jobOf(ended)).counters).toMatchObject({ writtenProducts: 2, written: 5 })
})

test.each([
  [{ state: 'done-with-conflicts', endedAt: ended.endedAt }, 'done'],
  [{ state: 'cancelled', endedAt: ended.endedAt }, 'cancelled'],
  // It was resumed, and no server has taken it up yet.
  [{ state: 'cancelled' }, 'queued'],
  [{ state: 'failed' }, 'queued'],
  [{ state: 'paused' }, 'paused'],
] as const)('a job of the server as %o is shown as %s', (changes, state) => {
  expect(shown(jobOf(changes)).state).toBe(state)
})

const pauseOf = (pause: NonNullable<KnownJob['pause']>) =>
  shown(jobOf({ state: 'paused', pause })).pause

test('a pause is shown by its reason', () => {
  const until = Date.parse('2026-11-26T14:52:00.000Z')
  expect(pauseOf({ reason: 'throttled', until })).toEqual({
    kind: 'throttled',
    until: '2026-11-26T14:52:00.000Z',
  })
  expect(pauseOf({ reason: 'unreachable', until })).toMatchObject({ kind: 'unreachable' })
  expect(pauseOf({ reason: 'reconnect' })).toEqual({ kind: 'reconnect' })
  expect(pauseOf({ reason: 'missing-scope', scopes: ['write_files'], values: 3 })).toEqual({
    kind: 'scope',
    scope: 'write_files',
    values: 3,
  })
})

test('jobs before one are those of its store that were started earlier and have not ended', () => {
  const job = jobOf({ id: 'job-9', createdAt: '2026-11-26T15:00:00.000Z', state: 'queued' })
  const others = [
    jobOf(),
    jobOf({ id: 'other-store', store: 'nordhem' }),
    jobOf({ id: 'ended', ...ended }),
    jobOf({ id: 'later', createdAt: '2026-11-26T16:00:00.000Z' }),
  ]
  expect(shown(job, others).ahead).toBe(1)
})

test('a job is undone by a job that took something back, until that is undone itself', () => {
  const job = jobOf({ ...ended, undoUntil: '2026-12-26T14:05:00.000Z' })
  const undo = jobOf({ id: 'undo', undoes: 'job-1', ...ended, counts: { ...none, done: 5 } })
  const redo = jobOf({ id: 'redo', undoes: 'undo', ...ended, counts: { ...none, done: 5 } })
  const now = Date.parse('2026-11-27T00:00:00.000Z')
  const undoIn = (...jobs: readonly KnownJob[]) => undoOf(job, { jobs: [job, ...jobs] }, now)?.kind
  expect(shown(job).isUndone).toBe(false)
  expect(undoIn()).toBe('possible')
  expect(shown(job, [undo]).isUndone).toBe(true)
  expect(undoIn(undo)).toBe('undone')
  expect(shown(job, [undo, redo]).isUndone).toBe(false)
  expect(undoIn(undo, redo)).toBe('possible')
  // All of it had been changed by others.
  expect(shown(job, [{ ...undo, counts: { ...none, conflict: 5 } }]).isUndone).toBe(false)
  // It is under way.
  expect(undoIn(jobOf({ id: 'undo', undoes: 'job-1' }))).toBeUndefined()
  expect(undoOf(job, { jobs: [job] }, Date.parse(job.undoUntil!))?.kind).toBe('expired')
  expect(undoOf(jobOf(ended), { jobs: [] }, now)).toBeUndefined()
})

function lineOf(outcome: JobLine['outcome'], changes: Partial<JobLine> = {}): JobLine {
  return {
    item: 7,
    product: 'gid://shopify/Product/1',
    owner: 'gid://shopify/ProductVariant/1',
    title: 'Linen apron',
    variant: 'Sand / L',
    column: 'compareAtPrice',
    before: '44.90',
    after: '34.99',
    outcome,
    ...changes,
  }
}

const names = storeIt.storeColumns

test.each([
  [{ is: 'conflict', text: '39.90' }, 'conflict', '39.90'],
  [{ is: 'saved', text: '35.00' }, 'saved-differently', '35.00'],
  [{ is: 'done' }, 'done', '34.99'],
  [{ is: 'already' }, 'already', '34.99'],
  [{ is: 'refused', message: 'No', code: null }, 'refused', '44.90'],
  [{ is: 'gone' }, 'gone', undefined],
  [{ is: 'unknown' }, 'unknown', undefined],
  [{ is: 'waiting' }, 'waiting', undefined],
] as const)(
  'a value whose outcome is %o is shown as %s, with %s in the store',
  (outcome, ...is) => {
    const { state, inStore } = asShownItem(lineOf(outcome), names)
    expect([state, inStore]).toEqual(is)
  },
)

test('a value is named by its product, variant and column', () => {
  expect(asShownItem(lineOf({ is: 'done' }), names)).toMatchObject({
    id: '7',
    product: 'Linen apron',
    variant: 'Sand / L',
    field: 'Prezzo di confronto',
    whenRead: '44.90',
    yours: '34.99',
  })
  const metafield = { column: 'custom.care single_line_text_field', variant: '' }
  const { variant, field } = asShownItem(lineOf({ is: 'done' }, metafield), names)
  expect([variant, field]).toEqual([undefined, 'custom.care'])
})

test('every column that can be written has a name', () => {
  const written = Object.entries(fields).flatMap(([key, field]) =>
    isAbsent(field) || isReadOnly((field as Field).write) ? [] : key,
  )
  expect(Object.keys(names).toSorted()).toEqual(written.toSorted())
})

test.each([
  // Our own check refused it.
  ['too-long', 'too-long', { reason: 'too-long' }],
  ['', 'missing-scope', { reason: 'missing-scope' }],
  // Shopify did.
  [
    '<b>Title is too long</b>',
    'TOO_LONG',
    { reason: 'shopify', message: '<b>Title is too long</b>' },
  ],
  ['required', null, { reason: 'shopify', message: 'required' }],
])('a refusal with the words %o and the code %o is told as %o', (message, code, refusal) => {
  const item = asShownItem(lineOf({ is: 'refused', message, code }), names)
  expect(item.refusal).toEqual(refusal)
})
