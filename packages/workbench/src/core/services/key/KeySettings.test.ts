import { expect, test } from 'vitest'
import { emptySettings, isComplete, serviceName, settingsProblems } from './KeySettings.ts'

test('an address is complete and over https', () => {
  const settings = { ...emptySettings('openai'), key: 'k', model: 'small' }
  expect(isComplete(settings)).toBe(true)
  for (const address of [
    '',
    'api.example.com',
    'http://api.example.com',
    'https://ada:secret@api.example.com',
    'https://api.example.com?key=1',
  ]) {
    expect(settingsProblems({ ...settings, address })).toEqual({ address: 'address' })
  }
})

test('each service says what it needs', () => {
  expect(settingsProblems(emptySettings('openai'))).toEqual({ key: 'missing', model: 'missing' })
  expect(settingsProblems(emptySettings('deepl'))).toEqual({ address: 'address', key: 'missing' })
  expect(settingsProblems(emptySettings('libretranslate'))).toEqual({})
})

test('a service is named by its host', () => {
  expect(serviceName(emptySettings('openai'))).toBe('api.openai.com')
})
