import { expect, test } from 'vitest'
import type { ImageRecord, OutcomeRecord } from '../storage/imageRecords.ts'
import { countOutcomes, currentResult, nextRedo, newestJob, readiness } from './chain.ts'
import type { ImageJob } from './ImageSetState.ts'

const image: ImageRecord = { index: 0, name: 'a.jpg', size: 100, place: { kind: 'tab' } }

function job(id: string, state: ImageJob['state'] = 'applied'): ImageJob {
  return {
    id,
    slug: 'image-compression',
    options: {},
    origin: { kind: 'automation', slug: 'image-compression', options: {} },
    state,
    status: 'done',
    at: 0,
    seconds: 1,
    counts: countOutcomes([], 0, 0),
    excludedColumns: [],
    changedProducts: 0,
    changedCells: 0,
    excludedCells: 0,
  }
}

function changed(id: string, more: Partial<OutcomeRecord> = {}): OutcomeRecord {
  const outcome = { job: id, index: 0, before: 100, state: 'changed', offset: 0, size: 40 } as const
  const picture = { format: 'jpeg', width: 1, height: 1, reasons: [] } as const
  return { ...outcome, ...picture, ...more } as OutcomeRecord
}

const kept = (id: string): OutcomeRecord => ({
  job: id,
  index: 0,
  before: 100,
  state: 'kept',
  reason: 'already-small',
})

function outcomesOf(...outcomes: readonly OutcomeRecord[]) {
  return new Map(outcomes.map((outcome) => [outcome.job, new Map([[outcome.index, outcome]])]))
}

test('the current picture is the newest accepted result', () => {
  const jobs = [job('one'), job('two'), job('three', 'undone')]
  const all = outcomesOf(changed('one'), changed('two'), changed('three'))
  expect(currentResult(0, jobs, all)?.job).toBe('two')
  expect(currentResult(0, jobs, all, 'two')?.job).toBe('one')
  expect(currentResult(0, jobs, all, 'one')).toBeUndefined()
  const turnedDown = outcomesOf(changed('one'), changed('two', { decision: 'original' }))
  expect(currentResult(0, jobs, turnedDown)?.job).toBe('one')
  expect(currentResult(0, jobs, outcomesOf(changed('one'), kept('two')))?.job).toBe('one')
})

test('jobs are redone in the order in which they were applied', () => {
  const jobs = [job('one'), job('two', 'undone'), job('three', 'undone')]
  expect(newestJob(jobs)?.id).toBe('one')
  expect(nextRedo(jobs)?.id).toBe('two')
  expect(nextRedo([job('one', 'undone'), job('two')])).toBeUndefined()
  expect(nextRedo([])).toBeUndefined()
})

test('a picture without an open decision is ready', () => {
  const jobs = [job('one'), job('two')]
  const unsure = { reasons: ['busy'] } as const
  const stateOf = (...outcomes: readonly OutcomeRecord[]) =>
    readiness(image, jobs, outcomesOf(...outcomes))
  expect(stateOf(changed('two'))).toBe('ready')
  expect(stateOf(kept('two'))).toBe('ready')
  expect(stateOf(changed('one'))).toBe('not-ready')
  expect(stateOf(changed('two', unsure))).toBe('needs-review')
  expect(stateOf(changed('two', { ...unsure, decision: 'later' }))).toBe('needs-review')
  expect(stateOf(changed('two', { ...unsure, decision: 'approved' }))).toBe('ready')
  expect(stateOf(changed('two', { ...unsure, decision: 'original' }))).toBe('ready')
  // The result of the job before is what is downloaded.
  expect(stateOf(changed('one', unsure), kept('two'))).toBe('needs-review')
  expect(readiness({ ...image, isExcluded: true }, jobs, outcomesOf(kept('two')))).toBe('not-ready')
})

test('counts the results of a job', () => {
  const failed: OutcomeRecord = { ...kept('one'), state: 'failed', failure: 'stopped', details: '' }
  const outcomes = [changed('one', { similarity: 0.98 }), kept('one'), failed]
  expect(countOutcomes(outcomes, 5, 2)).toEqual({
    all: 5,
    done: 3,
    changed: 1,
    kept: 1,
    failed: 1,
    needReview: 0,
    approved: 0,
    originals: 0,
    excluded: 2,
    before: 300,
    after: 240,
    lowestSimilarity: 0.98,
  })
})
