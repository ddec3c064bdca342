import { expect, test } from 'vitest'

const sources = import.meta.glob<string>(['../**/*.styles.ts', './*.ts', '!./*.test.ts'], {
  eager: true,
  import: 'default',
  query: '?raw',
})

/** Declarations with physical instead of logical sides. */
const physical = [
  /(?:^|[\s{;])(?:left|right|top|bottom)\s*:/,
  /(?<!safe-area-)(?:margin|padding|inset|border|scroll-margin|scroll-padding)-(?:left|right|top|bottom)/,
  /(?:text-align|float|clear)\s*:\s*(?:left|right)/,
  // Four values of which the second and the last differ.
  /(?:margin|padding)\s*:\s*[^\s()]+ ([^\s()]+) [^\s()]+ (?!\1;)[^\s()]+;/,
]

test('a11y 58: styles use only logical sides, not left, right, top or bottom', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(50)
  const found = Object.entries(sources).flatMap(([file, source]) =>
    source
      .split('\n')
      .filter((line) => physical.some((pattern) => pattern.test(line)))
      .map((line) => `${file}: ${line.trim()}`),
  )
  expect(found).toEqual([])
})
