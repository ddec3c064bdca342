import { expect, test } from 'vitest'
import { findSignInProblems } from './signInRules.js'

const good = { email: 'mara@example.com', emailMistyped: false, password: 'x' }

test('asks for both fields and for nothing more', () => {
  expect(findSignInProblems(good)).toEqual({})
  expect(findSignInProblems({ ...good, password: ' ' })).toEqual({})
  expect(findSignInProblems({ email: '', emailMistyped: false, password: '' })).toEqual({
    email: 'emailRequired',
    password: 'passwordRequired',
  })
})

test('leaves it to the browser what an address is', () => {
  expect(findSignInProblems({ ...good, email: 'mara', emailMistyped: true })).toEqual({
    email: 'emailInvalid',
  })
})
