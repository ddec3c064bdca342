import { expect, test } from 'vitest'
import { Installations, type KeptInstallation } from './Installations.ts'

function installed() {
  const clock = { now: 0 }
  let tokens = 0
  const createToken = () => String((tokens += 1))
  const installations = new Installations(createToken, () => clock.now)
  installations.install(['write_products'])
  return { clock, installations, first: installations.issue('offline') }
}

test('a refresh token gives new tokens, and the earlier access token stops working', () => {
  const { installations, first } = installed()
  const second = installations.refresh(first.refresh_token!)!
  expect(installations.find(second.access_token)).toBeDefined()
  expect(installations.find(first.access_token)).toBeUndefined()
})

test('a refresh whose answer got lost can be repeated', () => {
  const { installations, first } = installed()
  const second = installations.refresh(first.refresh_token!)
  expect(installations.refresh(first.refresh_token!)).toEqual(second)
})

test('a refresh token stops working when the one that replaced it is used', () => {
  const { installations, first } = installed()
  const second = installations.refresh(first.refresh_token!)!
  installations.refresh(second.refresh_token!)
  expect(installations.refresh(first.refresh_token!)).toBeUndefined()
})

test('an access token works for an hour', () => {
  const { clock, installations, first } = installed()
  clock.now = 3_599_999
  expect(installations.find(first.access_token)).toBeDefined()
  clock.now = 3_600_000
  expect(installations.find(first.access_token)).toBeUndefined()
})

test('a refresh token works for 90 days', () => {
  const { clock, installations, first } = installed()
  clock.now = 90 * 24 * 3600 * 1000
  expect(installations.refresh(first.refresh_token!)).toBeUndefined()
})

test('tokens still work after a restart', () => {
  let kept: KeptInstallation | undefined
  const keep = (installation: KeptInstallation | undefined) => {
    kept = installation && structuredClone(installation)
  }
  const before = new Installations(
    () => 'token',
    () => 0,
    undefined,
    keep,
  )
  before.install(['write_products'])
  const { access_token, refresh_token } = before.issue('offline')
  const after = new Installations(
    () => 'other',
    () => 0,
    kept,
  )
  expect(after.find(access_token)).toEqual(before.current)
  expect(after.refresh(refresh_token!)).toBeDefined()
})

test('no token works after the app was taken out', () => {
  const { installations, first } = installed()
  installations.uninstall()
  expect(installations.find(first.access_token)).toBeUndefined()
  expect(installations.refresh(first.refresh_token!)).toBeUndefined()
})
