import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from './fixtures.ts'

const assets = join(import.meta.dirname, '../../packages/app/dist/assets')

/** The ways to evaluate strings as code, each with an example. */
const patterns: readonly (readonly [RegExp, string])[] = [
  [/(?<![\w$.])eval\s*\(/, 'eval(text)'],
  [/\beval\s*\)\s*\(/, '(0,eval)(text)'],
  [/\bnew\s+Function\b/, 'new Function(text)'],
  [/(?<![\w$.])Function\s*\(/, 'Function(text)'],
  [/\bset(?:Timeout|Interval)\s*\(\s*["'`]/, 'setTimeout(`text`,5)'],
  [/\bdocument\.write(?:ln)?\s*\(/, 'document.write(text)'],
]

function codeFromText(source: string): string[] {
  return patterns.flatMap(([pattern]) => pattern.exec(source) ?? [])
}

test('quality 6: every way to evaluate a string would be found', () => {
  for (const [, example] of patterns) expect(codeFromText(`a;${example}`)).not.toEqual([])
})

test('quality 6: the bundle evaluates no strings as code', async () => {
  const scripts = (await readdir(assets)).filter((file) => file.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(10)
  for (const file of scripts) {
    expect([file, codeFromText(await readFile(join(assets, file), 'utf8'))]).toEqual([file, []])
  }
})
