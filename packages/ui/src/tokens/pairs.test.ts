import { describe, expect, test } from 'vitest'
import { colorPairs, contrastLimits, measurePair } from './pairs.js'
import { themes } from './variables.js'

describe.each(themes)('in %s', (theme) => {
  test.each(
    colorPairs.map((pair) => [pair.role, pair.tinted ? 'its tint on' : 'on', pair.on, pair]),
  )('a11y 61: %s %s %s has enough contrast', (_role, _how, _on, pair) => {
    expect(measurePair(pair, theme)).toBeGreaterThanOrEqual(contrastLimits[pair.limit])
  })

  test('a11y 61: body text has a contrast of at least 7', () => {
    const body = colorPairs.filter(
      ({ role, on }) => role === 'text' || (role === 'textMuted' && on === 'bg'),
    )
    for (const pair of body) expect(measurePair(pair, theme)).toBeGreaterThanOrEqual(7)
  })
})

test('no pair is listed twice', () => {
  const names = colorPairs.map(({ role, on, tinted }) => `${role} ${on} ${tinted}`)
  expect(new Set(names).size).toBe(names.length)
})
