import { expect, test } from 'vitest'
import {
  AUTO_REFRESH_TICK_SECONDS,
  AUTO_REFRESH_TICK_THRESHOLD,
  EXPIRY_MARGIN_SECONDS,
  REALTIME_HEARTBEAT_SECONDS,
  REALTIME_TIMEOUT_SECONDS,
  STORAGE_LIST_LIMIT,
  STORAGE_LIST_SORT,
} from './index.js'

test('[222-224] a token is looked at every 30 s, is due with 3 ticks left, and ends 10 s early', () => {
  expect(AUTO_REFRESH_TICK_SECONDS).toBe(30)
  expect(AUTO_REFRESH_TICK_THRESHOLD).toBe(3)
  expect(EXPIRY_MARGIN_SECONDS).toBe(10)
})

test('[227] a realtime connection beats every 25 s and waits 10 s for an answer', () => {
  expect(REALTIME_HEARTBEAT_SECONDS).toBe(25)
  expect(REALTIME_TIMEOUT_SECONDS).toBe(10)
})

test('[228] a storage listing holds 100 entries by name, from A to Z', () => {
  expect(STORAGE_LIST_LIMIT).toBe(100)
  expect(STORAGE_LIST_SORT).toEqual({ column: 'name', order: 'asc' })
})
