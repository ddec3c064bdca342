import { describe, expect, test } from 'vitest'
import { passwordStrength } from './passwordStrength.js'

describe('Password strength: the score', () => {
  test('[177] starts at 0 for an empty password', () => {
    expect(passwordStrength('')).toBe(0)
  })

  test('[178] gives a point for a length of 8', () => {
    expect(passwordStrength('aaaaaaa')).toBe(0)
    expect(passwordStrength('aaaaaaaa')).toBe(1)
  })

  test('[179] gives a point for a digit', () => {
    expect(passwordStrength('1')).toBe(1)
  })

  test('[180] gives a point for an uppercase letter', () => {
    expect(passwordStrength('A')).toBe(1)
  })

  test('[181] gives a point for a character that is neither letter nor digit', () => {
    expect(passwordStrength('!')).toBe(1)
    expect(passwordStrength(' ')).toBe(1)
  })

  test('[182] gives 3 to a password that is too short to be accepted', () => {
    expect(passwordStrength('Aa1!')).toBe(3)
  })

  test('[183] gives 4 if all criteria are met', () => {
    expect(passwordStrength('Aa1!aaaa')).toBe(4)
  })

  test.each([
    ['        ', 2],
    ['Aa1', 2],
    ['nightshift8', 2],
  ])('adds up the points of %j', (password, score) => {
    expect(passwordStrength(password)).toBe(score)
  })

  test.each(['É', 'é', '٣', 'ß'])('[190] knows only ASCII letters and digits: %j', (character) => {
    expect(passwordStrength(character)).toBe(1)
  })

  test('counts length in UTF-16 units, as the length rule does', () => {
    expect(passwordStrength('🌙🌙🌙')).toBe(1)
    expect(passwordStrength('🌙🌙🌙🌙')).toBe(2)
  })

  test('[189] quality 17: stays between 0 and 4 for any characters, lone surrogates too', () => {
    const scores = new Set<number>()
    let seed = 1
    const next = () => (seed = (seed * 48_271) % 2_147_483_647)
    for (let round = 0; round < 10_000; round += 1) {
      const units = Array.from({ length: next() % 24 }, () => next() % 0x1_00_00)
      scores.add(passwordStrength(String.fromCharCode(...units)))
    }
    expect([...scores].every((score) => [0, 1, 2, 3, 4].includes(score))).toBe(true)
  })

  test('quality 17: handles 100 kB of characters', () => {
    const long = 'a'.repeat(100_000)
    expect(passwordStrength(long)).toBe(1)
    expect(passwordStrength(`${long}!`)).toBe(2)
    expect(passwordStrength(`${long}1A!`)).toBe(4)
  })
})
