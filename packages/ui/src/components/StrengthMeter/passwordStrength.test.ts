import { describe, expect, test } from 'vitest'
import { passwordStrength } from './passwordStrength.js'

describe('passwordStrength', () => {
  test.each([
    ['', 0],
    ['aaaaaaa', 0],
    ['aaaaaaaa', 1],
    ['1', 1],
    ['A', 1],
    ['!', 1],
    ['É', 1],
    ['é', 1],
    ['٣', 1],
    [' ', 1],
    ['        ', 2],
    ['Aa1', 2],
    ['Aa1!', 3],
    ['nightshift8', 2],
    ['Aa1!aaaa', 4],
  ])('scores %j with %i', (password, score) => {
    expect(passwordStrength(password)).toBe(score)
  })

  test('counts length in UTF-16 units, as the length rule does', () => {
    expect(passwordStrength('🌙🌙🌙')).toBe(1)
    expect(passwordStrength('🌙🌙🌙🌙')).toBe(2)
  })

  test('stays between 0 and 4 for any characters, lone surrogates too', () => {
    const scores = new Set<number>()
    let seed = 1
    const next = () => (seed = (seed * 48_271) % 2_147_483_647)
    for (let round = 0; round < 10_000; round += 1) {
      const units = Array.from({ length: next() % 24 }, () => next() % 0x1_00_00)
      scores.add(passwordStrength(String.fromCharCode(...units)))
    }
    expect([...scores].every((score) => [0, 1, 2, 3, 4].includes(score))).toBe(true)
  })

  test('reads 100 kB of the character that earns nothing, and one that does at the very end', () => {
    const long = 'a'.repeat(100_000)
    expect(passwordStrength(long)).toBe(1)
    expect(passwordStrength(`${long}!`)).toBe(2)
    expect(passwordStrength(`${long}1A!`)).toBe(4)
  })
})
