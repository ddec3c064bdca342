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
  test('finds nothing in a good draft', () => {
    expect(findSignUpProblems(good)).toEqual({})
  })

  test('asks for an email', () => {
    expect(findSignUpProblems({ ...good, email: '' })).toEqual({ email: 'emailRequired' })
  })

  test('leaves it to the browser what an address is', () => {
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
  ])('judges a password by its length alone: %j', (password, problems) => {
    expect(findSignUpProblems({ ...good, password, confirm: password })).toEqual(problems)
  })

  test.each(['', 'nightshift', 'nightshift8 ', 'Nightshift8'])(
    'finds that %j is not the password',
    (confirm) => {
      expect(findSignUpProblems({ ...good, confirm })).toEqual({ confirm: 'passwordsDiffer' })
    },
  )

  test('shows every problem at once', () => {
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
