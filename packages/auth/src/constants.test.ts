import { expect, test } from 'vitest'
import {
  REALTIME_HEARTBEAT_SECONDS,
  REALTIME_TIMEOUT_SECONDS,
  STORAGE_LIST_LIMIT,
  STORAGE_LIST_SORT,
} from './index.js'

test('[227] realtime has a heartbeat of 25 s and a timeout of 10 s', () => {
  expect(REALTIME_HEARTBEAT_SECONDS).toBe(25)
  expect(REALTIME_TIMEOUT_SECONDS).toBe(10)
})

test('[228] a storage listing has a limit of 100 and is ordered by name', () => {
  expect(STORAGE_LIST_LIMIT).toBe(100)
  expect(STORAGE_LIST_SORT).toEqual({ column: 'name', order: 'asc' })
})
