import { expect, test } from 'vitest'
import type { JobLine } from '../storeApi.ts'
import type { LineOptions } from '../StoreClient.ts'
import { StoreFailed } from '../StoreFailed.ts'
import { JobLines } from './JobLines.ts'

const is = (outcome: string, item: number) => JSON.stringify({ item, outcome: { is: outcome } })
const conflicts = [is('conflict', 3), is('conflict', 5)]
const gone = [is('gone', 1)]
const written = [is('done', 0), is('done', 2), is('waiting', 4)]

/** Answers as the server does, and notes what it is asked for. */
function answering(failures = 0) {
  const asked: LineOptions['only'][] = []
  let left = failures
  async function* open({ only }: LineOptions) {
    asked.push(only)
    const lines = only === 'review' ? [...gone, ...conflicts] : [...written, ...gone, ...conflicts]
    yield lines.slice(0, 2)
    left -= 1
    if (left >= 0) throw new StoreFailed('offline')
    yield lines.slice(2)
  }
  return { asked, lines: new JobLines(open) }
}

const items = (lines: readonly JobLine[]) => lines.map(({ item }) => item)

test('what is to be reviewed is read alone, until other values are wanted', async () => {
  const { asked, lines } = answering()
  await lines.want(['conflict'])
  expect(items(lines.all('conflict'))).toEqual([3, 5])
  expect(lines.at('conflict', 1)?.item).toBe(5)
  expect(lines.at('done', 0)).toBeUndefined()
  await lines.want(['gone'])
  expect(asked).toEqual(['review'])

  await Promise.all([lines.want(['done']), lines.want(['waiting'])])
  expect(asked).toEqual(['review', undefined])
  expect(items(lines.all('done'))).toEqual([0, 2])
  expect(items(lines.all('waiting'))).toEqual([4])
  // They are not there twice.
  expect(items(lines.all('conflict'))).toEqual([3, 5])
})

test('after a failure, only what was not read is read again', async () => {
  const { asked, lines } = answering(1)
  await lines.want(['conflict'])
  expect(lines.state.getState().failure?.code).toBe('offline')
  await lines.want([])
  expect(lines.state.getState().failure).toBeUndefined()
  expect(items(lines.all('conflict'))).toEqual([3, 5])
  expect(items(lines.all('gone'))).toEqual([1])
  expect(asked).toEqual(['review', 'review'])
})

test('a list that is cut off in a line is a failure', async () => {
  const lines = new JobLines(async function* () {
    yield ['{"item":1,"outc']
  })
  await lines.want([])
  expect(lines.state.getState().failure?.code).toBe('unexpected')
})
