import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { accented } from '../../packages/ui/src/test/pseudo/accents.ts'
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

async function readScripts(): Promise<readonly (readonly [file: string, source: string])[]> {
  const files = (await readdir(assets)).filter((file) => file.endsWith('.js'))
  expect(files.length).toBeGreaterThan(10)
  return Promise.all(
    files.map(async (file) => [file, await readFile(join(assets, file), 'utf8')] as const),
  )
}

test('quality 6: the bundle evaluates no strings as code', async () => {
  for (const [file, source] of await readScripts()) {
    expect([file, codeFromText(source)]).toEqual([file, []])
  }
})

test('the pseudo-locale is in no build', async () => {
  const withIt = (await readScripts()).filter(([, source]) => source.includes(accented))
  expect(withIt.map(([file]) => file)).toEqual([])
})

/** Modules that only live files load. */
const ofLiveFiles = new Set([
  'answerAgain',
  'asInStore',
  'diffFile',
  'diffOpenFile',
  'findDifference',
  'liveRules',
  'liveWorker',
])

test('only live files load what converts the answers of a store', async () => {
  const scripts = await readScripts()
  const imports = (source: string, name: string) =>
    ['from', 'import'].some((word) =>
      ['"', "'", '`'].some((quote) => source.includes(`${word}${quote}./${name}${quote}`)),
    )
  const converting = scripts.filter(([, source]) => source.includes('gid://shopify/'))
  expect(converting.length).toBeGreaterThan(0)
  // What imports it, and what imports that.
  const found = new Set(converting.map(([name]) => name))
  for (const name of found) {
    for (const [file, source] of scripts) if (imports(source, name)) found.add(file)
  }
  const modules = [...found].map((name) => name.replace(/-[\w-]{8}\.js$/, ''))
  expect(modules.filter((name) => !ofLiveFiles.has(name))).toEqual([])
})
