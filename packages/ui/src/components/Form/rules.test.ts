import { describe, expect, test } from 'vitest'
import { messageOf } from './messageOf.js'
import { stillWrong } from './problems.js'

describe('stillWrong', () => {
  test('drops what has been put right', () => {
    expect(
      stillWrong({ email: 'emailRequired', password: 'short' }, { password: 'short' }),
    ).toEqual({ password: 'short' })
  })

  test('takes the new words of a field that is still wrong', () => {
    expect(stillWrong<string, string>({ email: 'required' }, { email: 'invalid' })).toEqual({
      email: 'invalid',
    })
  })

  test('lets nothing new come up', () => {
    expect(stillWrong<string, string>({ email: 'required' }, { password: 'short' })).toEqual({})
  })
})

describe('messageOf', () => {
  test('says what the service said', () => {
    expect(messageOf(new Error('User already registered'), 'otherwise')).toBe(
      'User already registered',
    )
  })

  test.each([new TypeError('Failed to fetch'), new Error(''), 'text', undefined])(
    'says something readable for %j',
    (reason) => {
      expect(messageOf(reason, 'otherwise')).toBe('otherwise')
    },
  )
})
