import { describe, expect, test } from 'vitest'
import { messageOf } from './messageOf.js'
import { dropFixed } from './problems.js'

describe('stillWrong', () => {
  test('drops errors that are fixed', () => {
    expect(dropFixed({ email: 'emailRequired', password: 'short' }, { password: 'short' })).toEqual(
      { password: 'short' },
    )
  })

  test('updates the error of a field that is still invalid', () => {
    expect(dropFixed<string, string>({ email: 'required' }, { email: 'invalid' })).toEqual({
      email: 'invalid',
    })
  })

  test('adds no new errors', () => {
    expect(dropFixed<string, string>({ email: 'required' }, { password: 'short' })).toEqual({})
  })
})

describe('messageOf', () => {
  test('returns the message of the service', () => {
    expect(messageOf(new Error('User already registered'), 'otherwise')).toBe(
      'User already registered',
    )
  })

  test.each([new TypeError('Failed to fetch'), new Error(''), 'text', undefined])(
    'returns a readable message for %j',
    (reason) => {
      expect(messageOf(reason, 'otherwise')).toBe('otherwise')
    },
  )
})
