import { describe, expect, test } from 'vitest'
import { findSignUpProblems, type SignUpDraft } from './signUpRules.js'

const good: SignUpDraft = {
  email: 'mara@example.com',
  emailMistyped: false,
  password: 'nightshift8',
  confirm: 'nightshift8',
  terms: true,
}

describe('findSignUpProblems', () => {
  test('finds no errors in a valid draft', () => {
    expect(findSignUpProblems(good)).toEqual({})
  })

  test('requires an email', () => {
    expect(findSignUpProblems({ ...good, email: '' })).toEqual({ email: 'emailRequired' })
  })

  test('leaves email validation to the browser', () => {
    expect(findSignUpProblems({ ...good, email: 'mara@localhost' })).toEqual({})
    expect(findSignUpProblems({ ...good, email: 'mara', emailMistyped: true })).toEqual({
      email: 'emailInvalid',
    })
  })

  test.each([
    ['', { password: 'passwordShort' }],
    ['1234567', { password: 'passwordShort' }],
    ['12345678', {}],
    ['        ', {}],
    ['x'.repeat(100_000), {}],
  ])('checks only the length of a password: %j', (password, problems) => {
    expect(findSignUpProblems({ ...good, password, confirm: password })).toEqual(problems)
  })

  test.each(['', 'nightshift', 'nightshift8 ', 'Nightshift8'])(
    'rejects %j as the confirmation',
    (confirm) => {
      expect(findSignUpProblems({ ...good, confirm })).toEqual({ confirm: 'passwordsDiffer' })
    },
  )

  test('returns all errors at once', () => {
    expect(
      findSignUpProblems({
        email: '',
        emailMistyped: false,
        password: '1234567',
        confirm: '7654321',
        terms: false,
      }),
    ).toEqual({
      email: 'emailRequired',
      password: 'passwordShort',
      confirm: 'passwordsDiffer',
      terms: 'termsMissing',
    })
  })
})
