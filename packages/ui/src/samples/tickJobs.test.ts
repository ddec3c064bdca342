import { describe, expect, test } from 'vitest'
import { sampleJobs, type JobState } from './jobs.js'
import { tickJobs } from './tickJobs.js'

const nearlyOne = 1 - Number.EPSILON

function job(status: string, progress: number): JobState {
  return { id: status, status, progress }
}

function ticked(state: JobState, random: () => number): JobState {
  return tickJobs([state], random)[0] ?? state
}

describe('Job Queue: the sample', () => {
  test('[259] holds a job that failed', () => {
    expect(sampleJobs.some(({ status }) => status === 'Error')).toBe(true)
  })

  test('[260] holds a job that runs', () => {
    expect(sampleJobs.some(({ status }) => status === 'Running')).toBe(true)
  })
})

describe('Job Queue: one tick', () => {
  test.each([
    [0, 1],
    [0.2, 2],
    [0.5, 3],
    [0.6, 4],
    [nearlyOne, 5],
  ])('[(261), 262] a running job rises for a draw of %d by %i', (drawn, rise) => {
    expect(ticked(job('Running', 10), () => drawn).progress).toBe(10 + rise)
  })

  test('[(263), (264)] ends at 100 and is done in the same tick', () => {
    expect(ticked(job('Running', 98), () => nearlyOne)).toMatchObject({
      progress: 100,
      status: 'Done',
    })
    expect(ticked(job('Running', 95), () => nearlyOne).status).toBe('Done')
    expect(ticked(job('Running', 98), () => 0).status).toBe('Running')
  })

  test.each([
    ['265', 'Done', 100],
    ['266', 'Error', 38],
    ['267', 'Queued', 0],
    ['267', 'Paused by a member', 70],
  ])('[%s] leaves a job that is %s as the very same object', (_line, status, progress) => {
    const still = job(status, progress)
    expect(ticked(still, () => nearlyOne)).toBe(still)
  })

  test('[(261)] draws for each running job on its own', () => {
    const drawn = [0, nearlyOne]
    const jobs = tickJobs(
      [job('Running', 10), job('Error', 38), job('Running', 20)],
      () => drawn.shift() ?? 0,
    )
    expect(jobs.map(({ progress }) => progress)).toEqual([11, 38, 25])
  })
})

/** Returns a random number generator that produces the same numbers on each run. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

/** Returns what is wrong with one tick of a job, or `undefined` if it is correct. */
function wrongStep(before: JobState, after: JobState): string | undefined {
  if (before.status !== 'Running') return before === after ? undefined : 'moved though it stands'
  const rise = after.progress - before.progress
  if (!Number.isInteger(rise) || rise < 1 || rise > 5) return `rose by ${rise}`
  if (after.progress > 100) return `went to ${after.progress}`
  const status = after.progress === 100 ? 'Done' : 'Running'
  return after.status === status ? undefined : `is ${after.status} at ${after.progress}`
}

test('[(262-266)] stays within its bounds for a thousand ticks', () => {
  const random = seeded(7)
  let jobs: readonly JobState[] = [...sampleJobs, { id: 'late', status: 'Running', progress: 0 }]
  const wrong: string[] = []
  const done: string[] = []
  for (let tick = 0; tick < 1000; tick += 1) {
    const next = tickJobs(jobs, random)
    for (const [place, before] of jobs.entries()) {
      const after = next[place] ?? before
      const problem = wrongStep(before, after)
      if (problem) wrong.push(`${after.id} ${problem}`)
      if (before.status !== after.status) done.push(after.id)
    }
    jobs = next
  }
  expect(wrong).toEqual([])
  expect(done.toSorted()).toEqual(['image-compression', 'late', 'remove-background'])
})
