import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from './commands.ts'
import { manifestOf, needsOf, packages, type PackageName } from './licences/installed.ts'

/** The licence of the fonts, which are files instead of packages. */
const fontLicence = 'SIL Open Font License 1.1'

const direct = new Map(packages.flatMap(needsOf))

const rows = readFileSync(join(root, 'docs/dependencies.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| [@a-z]/.test(line))
  .slice(1)
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, names = '', where = '', why = '', licence = '', cost = '']) => ({
    names: names.split(', '),
    told: [where, why, licence, cost],
    licence,
  }))
const told = rows.filter(({ licence }) => licence !== fontLicence)

/** Returns the names in the rows that tell something. */
function namesTold(isSo: (row: (typeof told)[number]) => boolean): ReadonlySet<string> {
  return new Set(told.filter(isSo).flatMap(({ names }) => names))
}

/** What only servers, builds and the command line run costs a page nothing. */
const unseen = namesTold(({ told: [, , , cost] }) => cost === 'none')

/** What only workers run once a file is open. */
const inWorkers = namesTold(({ told: [where = ''] }) =>
  /^(?:automations|workbench, workers)$/.test(where),
)

/** Lists what packages need and a page can load. */
function seen(...folders: readonly PackageName[]): string[] {
  return [...direct.keys()].filter(
    (name) =>
      !unseen.has(name) &&
      folders.some((folder) => needsOf(folder).some(([needed]) => needed === name)),
  )
}

describe('runtime dependencies', () => {
  test('quality 52: each has a row with its reason, its licence and its cost, and no row is left over', () => {
    const names = told.flatMap((row) => row.names)
    expect(names.toSorted()).toEqual([...direct.keys()].toSorted())
    for (const row of rows) expect(row.told).not.toContain('')
  })

  test('quality 52: the app and the packages it shows have fewer than 15', () => {
    const shown = seen('app', 'workbench', 'ui', 'auth').filter((name) => !inWorkers.has(name))
    expect(shown.length).toBeGreaterThan(10)
    expect(shown.length).toBeLessThan(15)
  })

  test('quality 52: the engine, which a worker runs once a file is open, has fewer than 15', () => {
    const running = seen('workbench', 'automations').filter((name) => inWorkers.has(name))
    expect(running).toContain('htmlparser2')
    expect(running.length).toBeLessThan(15)
  })

  test('quality 50: the rows tell the licences as the packages do', () => {
    for (const { names, licence } of told) {
      for (const name of names)
        expect([name, manifestOf(direct.get(name) ?? '').license]).toEqual([name, licence])
    }
  })
})

describe('installing', () => {
  const workspace = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8')

  test('quality 49: runs no script of any package', () => {
    const allowed = /^allowBuilds:\n((?: {2}.+\n)*)/m.exec(workspace)?.[1] ?? ''
    expect(
      allowed
        .trim()
        .split('\n')
        .filter((line) => !/^ *\S+: false$/.test(line)),
    ).toEqual([])
    const own = ['.', ...packages.map((name) => `packages/${name}`)].flatMap((folder) =>
      Object.keys(
        JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')).scripts ?? {},
      ),
    )
    expect(own.filter((name) => /^(?:pre|post)?install$|^prepare/.test(name))).toEqual([])
  })

  test('quality 49: takes the lockfile as it is, and releases that are a week old', () => {
    expect(existsSync(join(root, 'pnpm-lock.yaml'))).toBe(true)
    expect(readFileSync(join(root, 'scripts/run.mjs'), 'utf8')).toContain("'--frozen-lockfile'")
    expect(workspace).toMatch(/^minimumReleaseAge: 10080$/m)
  })
})
