import { expect, test } from 'vitest'
import {
  REALTIME_HEARTBEAT_SECONDS,
  REALTIME_TIMEOUT_SECONDS,
  STORAGE_LIST_LIMIT,
  STORAGE_LIST_SORT,
} from './index.js'

test('[227] the realtime heartbeat is 25 s and its timeout 10 s', () => {
  expect(REALTIME_HEARTBEAT_SECONDS).toBe(25)
  expect(REALTIME_TIMEOUT_SECONDS).toBe(10)
})

test('[228] a storage listing is limited to 100 and sorted by name, ascending', () => {
  expect(STORAGE_LIST_LIMIT).toBe(100)
  expect(STORAGE_LIST_SORT).toEqual({ column: 'name', order: 'asc' })
})
