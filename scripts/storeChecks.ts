import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Check } from './checks/check.ts'
import { root } from './commands.ts'

/** The page with the acceptance lines and the security checks of the live store. */
export const storeChecksFile = join(root, 'docs/store-checks.md')

/** Files whose titles name lines of that page; those of the acceptance list are in all others. */
export const storeTests = [
  'packages/{store,practice-store}/src/**/*.test.ts',
  'packages/app/server/store/**/*.test.ts',
  'packages/ui/src/store/**/*.{test,stories}.{ts,tsx}',
  'packages/workbench/src/{core,react}/live/**/*.test.{ts,tsx}',
  'tests/e2e/store/*.spec.ts',
]

/** The lines that a title names at its start, such as `check 2: `, `12, 13: `, `[4] ` or `checks 14 and 15: `. */
const named =
  /(?<quote>['"`])(?:@\w+ )*(?:(?<check>checks?) (?<checks>\d+(?:(?:, | and )\d+)*): |(?<lines>\d+(?:, \d+)*): |(?<brackets>(?:\[\d+(?:, \d+)*\] )+))(?<title>(?:(?!\k<quote>)[^\\\n]|\\.)*)\k<quote>/gu

/** A row of the page; its text may contain escaped pipes. */
const row = /^\| (?<line>(?:check )?\d{1,2}) \| (?<text>(?:[^|\\]|\\.)*) \| .*$/gmu

interface Claim {
  readonly file: string
  readonly title: string
  readonly lines: readonly string[]
}

function claimsOf(file: string): readonly Claim[] {
  const text = readFileSync(join(root, file), 'utf8')
  return Array.from(text.matchAll(named), ({ groups = {} }) => {
    const { check, checks, lines, brackets, title = '' } = groups
    const numbers = (checks ?? lines ?? brackets ?? '').match(/\d+/gu) ?? []
    return {
      file,
      title: title.replaceAll(/\$\{[^}]+\}|\$\w+|%[a-z]/gu, '…').replaceAll('\\', ''),
      lines: numbers.map((number) => (check === undefined ? number : `check ${number}`)),
    }
  })
}

function readClaims(): readonly Claim[] {
  return globSync(storeTests, { cwd: root }).toSorted().flatMap(claimsOf)
}

const inCell = (text: string) => text.replaceAll('|', '\\|').replaceAll('<', '&lt;')

function proofCells(line: string, claims: readonly Claim[]): string {
  const proving = claims.filter(({ lines }) => lines.includes(line))
  if (proving.length === 0) return 'open | '
  const titles = new Set(proving.map(({ title }) => inCell(title)))
  const files = new Set(proving.map(({ file }) => `\`${file}\``))
  return `${[...titles].join('<br>')} | ${[...files].join('<br>')}`
}

function withProofs(page: string, claims: readonly Claim[]): string {
  return page.replaceAll(
    row,
    (_, line: string, text: string) => `| ${line} | ${text} | ${proofCells(line, claims)} |`,
  )
}

/** Returns the page with the tests that name its lines now. */
export function storeChecksPage(): string {
  return withProofs(readFileSync(storeChecksFile, 'utf8'), readClaims())
}

/** Checks that each line has a test, and that the page names it. */
export function checkStoreChecks(): Check {
  const page = readFileSync(storeChecksFile, 'utf8')
  const claims = readClaims()
  const lines = new Set(Array.from(page.matchAll(row), ({ groups }) => groups?.['line'] ?? ''))
  const proved = new Set(claims.flatMap((claim) => claim.lines))
  const problems = [
    ...[...lines].filter((line) => !proved.has(line)).map((line) => `No test proves ${line}.`),
    ...[...proved].filter((line) => !lines.has(line)).map((line) => `There is no line ${line}.`),
    ...(page === withProofs(page, claims) ? [] : ['Write it with npm run acceptance.']),
  ]
  return {
    title: 'docs/store-checks.md names the tests of the live store',
    problem: problems.join('\n'),
  }
}
