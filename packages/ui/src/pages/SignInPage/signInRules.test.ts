import { expect, test } from 'vitest'
import { findSignInProblems } from './signInRules.js'

const good = { email: 'mara@example.com', emailMistyped: false, password: 'x' }

test('requires both fields and nothing else', () => {
  expect(findSignInProblems(good)).toEqual({})
  expect(findSignInProblems({ ...good, password: ' ' })).toEqual({})
  expect(findSignInProblems({ email: '', emailMistyped: false, password: '' })).toEqual({
    email: 'emailRequired',
    password: 'passwordRequired',
  })
})

test('leaves email validation to the browser', () => {
  expect(findSignInProblems({ ...good, email: 'mara', emailMistyped: true })).toEqual({
    email: 'emailInvalid',
  })
})
