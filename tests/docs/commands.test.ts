import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readBlocks, readInlineCode } from '@dropwatt/tooling/readme'
import { sampleCatalogue } from '@dropwatt/automations'
import { command, root } from '../../scripts/commands.ts'
import { readDocuments } from './documents.ts'
import { proofs, type Proof } from './proofs.ts'

/** The programs that inline code has to start with to count as a command. */
const programs = new Set(Object.keys(proofs).map((beginning) => beginning.split(' ')[0] ?? ''))

/** Removes the variables in front of a command, a comment behind it, and `--silent`. */
function bare(line: string): string {
  const words = (line.split(/\s#\s/)[0] ?? '').trim().split(/\s+/)
  const first = words.findIndex((word) => !/^[A-Z_]+=/.test(word))
  const rest = first < 0 ? [] : words.slice(first)
  return rest.filter((word) => word !== '--silent').join(' ')
}

/** Returns the commands in a document: lines of shell blocks, and inline code. */
function commandsIn(text: string): readonly string[] {
  const lines = readBlocks(text)
    .filter(({ language, path }) => language === 'sh' && path === undefined)
    .flatMap((block) => block.text.split('\n').map(bare))
  const inline = readInlineCode(text)
    .map(bare)
    .filter((code) => code.includes(' ') && programs.has(code.split(' ')[0] ?? ''))
  return [...lines, ...inline].filter((line) => line !== '')
}

const found = readDocuments().flatMap(({ path, text }) =>
  commandsIn(text).map((line) => ({ path, line })),
)

/** Returns the longest beginning in the record that fits a command. */
function beginningOf(line: string): string | undefined {
  return Object.keys(proofs)
    .filter((each) => line === each || line.startsWith(each.endsWith('/') ? each : `${each} `))
    .toSorted((one, other) => other.length - one.length)[0]
}

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>
}

/** The npm scripts as commands. */
const scriptCommands = Object.keys(scripts).map((name) =>
  ['start', 'test'].includes(name) ? `npm ${name}` : `npm run ${name}`,
)

test('every command in a document has something that proves it', () => {
  const unknown = found
    .filter(({ line }) => beginningOf(line) === undefined)
    .map(
      ({ path, line }) =>
        `${path}: add "${line}" to tests/docs/proofs.ts, with the test that exercises it or the reason why none can.`,
    )
  expect(unknown).toEqual([])
})

test('every npm script has something that proves it, and every script in a document exists', () => {
  const named = found.flatMap(({ line }) => /^npm run ([\w:]+)/.exec(line)?.[1] ?? [])
  expect(named.filter((name) => !(name in scripts))).toEqual([])
  expect(scriptCommands.filter((line) => !(line in proofs))).toEqual([])
})

test('the record has no commands that no document shows, and names files that exist', () => {
  const used = new Set(found.map(({ line }) => beginningOf(line)))
  const unused = Object.keys(proofs).filter(
    (beginning) => !used.has(beginning) && !scriptCommands.includes(beginning),
  )
  expect(unused).toEqual([])
  const files = Object.values(proofs).flatMap((proof) => ('by' in proof ? [proof.by] : []))
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([])
})

const quick = Object.entries(proofs).flatMap(([line, proof]: readonly [string, Proof]) =>
  'prints' in proof ? [[line, proof.prints] as const] : [],
)

/** Timeout in ms; npm and the task start slowly on a busy machine. */
const starting = 60_000

test.each(quick)('%s', { timeout: starting }, async (line, prints) => {
  const folder = mkdtempSync(join(tmpdir(), 'dropwatt-docs-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'products_export.csv'), sampleCatalogue())
  const [name = '', ...args] = line.split(' ')
  const { code, output } = await command(name, ['--prefix', root, ...args], {
    cwd: folder,
    captured: true,
  })
  expect(output).toContain(prints)
  expect(code).toBe(0)
})
