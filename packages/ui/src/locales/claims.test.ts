import { expect, test } from 'vitest'
import type { Strings, Texts } from '../i18n/index.js'
import { it as italian } from './it.js'

const modules = import.meta.glob<Record<string, Strings<Texts>>>('../**/*.strings.ts', {
  eager: true,
})

/** Parts whose texts are samples, and marked as such where they are shown. */
const samples = /^(patchBay|jobSamples|automationSamples)$/

const parts: readonly (readonly [id: string, texts: Texts])[] = [
  ...Object.values(modules).flatMap((module) =>
    Object.values(module).map(({ id, en }) => [id, en] as const),
  ),
  ...Object.entries(italian),
]

/** Every fixed text of the library, in both languages. */
const texts = parts.flatMap(([id, part]) =>
  Object.entries(part).flatMap(([key, text]) =>
    typeof text === 'string' ? [{ id, key, text }] : [],
  ),
)

const invented =
  /most popular|best.?seller|trusted by|uptime|\bstars?\b|rating|award|guarantee|#1|number one|più venduto|più popolare|scelto da|garantit|recension/i

test('[455] no text claims what nobody has stated', () => {
  expect(texts.length).toBeGreaterThan(300)
  expect(texts.filter(({ text }) => invented.test(text))).toEqual([])
})

/** The figures that the specification states, as they may stand in a text of ours. */
const stated = new Set(
  '0 1 1st 2 2h 3 5 5,000 5.000 6 8 10 10MB 14 20 25 29 30 46 48 60 70 80 90 100 300 480 500 404'.split(
    ' ',
  ),
)

test('[455] every figure in a text is one that was stated', () => {
  const figures = texts
    .filter(({ id }) => !samples.test(id))
    .flatMap(({ id, key, text }) =>
      (text.match(/\d[\d.,]*(?:MB|h\b|st\b)?/g) ?? [])
        .map((figure) => figure.replace(/[.,]$/, ''))
        .filter((figure) => !stated.has(figure))
        .map((figure) => `${id}.${key}: ${figure} in "${text}"`),
    )
  expect(figures).toEqual([])
})
