import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from './commands.ts'

interface Manifest {
  readonly name: string
  readonly license?: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
}

const allowedLicences = ['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0']
/** The licence of the fonts, which are files instead of packages. */
const fontLicence = 'SIL Open Font License 1.1'

const packages = ['app', 'ui', 'auth', 'automations', 'local-backend'] as const

function manifestOf(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
}

/** Returns the folder of an installed package, resolved as Node does from the folder `from`. */
function find(name: string, from: string): string | undefined {
  for (let folder = from; folder !== dirname(folder); folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', name)
    if (existsSync(candidate)) return realpathSync(candidate)
  }
  return undefined
}

/** Returns the external runtime dependencies of a workspace package, with their folders. */
function needsOf(name: (typeof packages)[number]): [name: string, folder: string][] {
  const folder = join(root, 'packages', name)
  const { dependencies, peerDependencies } = manifestOf(folder)
  return Object.keys({ ...dependencies, ...peerDependencies })
    .filter((each) => !each.startsWith('@dropwatt/'))
    .map((each) => [each, find(each, folder) ?? ''])
}

/** Returns some packages and all their transitive dependencies, by folder. */
function closure(folders: readonly string[]): Map<string, Manifest> {
  const found = new Map<string, Manifest>()
  const open = [...folders]
  for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
    if (found.has(folder)) continue
    const manifest = manifestOf(folder)
    found.set(folder, manifest)
    const needs = { ...manifest.dependencies, ...manifest.optionalDependencies }
    for (const name of Object.keys(needs)) {
      // Optional dependencies for other platforms are not installed.
      const next = find(name, folder)
      if (next) open.push(next)
    }
  }
  return found
}

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
  /^(?:automations|app, workers)$/.test(where),
)

/** Lists what packages need and a page can load. */
function seen(...folders: readonly (typeof packages)[number][]): string[] {
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
    const shown = seen('app', 'ui', 'auth').filter((name) => !inWorkers.has(name))
    expect(shown.length).toBeGreaterThan(10)
    expect(shown.length).toBeLessThan(15)
  })

  test('quality 52: the engine, which a worker runs once a file is open, has fewer than 15', () => {
    const running = seen('app', 'automations').filter((name) => inWorkers.has(name))
    expect(running).toContain('htmlparser2')
    expect(running.length).toBeLessThan(15)
  })

  test('quality 50: the rows tell the licences as the packages do', () => {
    for (const { names, licence } of told) {
      for (const name of names)
        expect([name, manifestOf(direct.get(name) ?? '').license]).toEqual([name, licence])
    }
  })

  test('quality 50: whatever is installed for them has a permissive licence', () => {
    const all = closure([...direct.values()])
    expect(all.size).toBeGreaterThan(direct.size)
    for (const { name, license } of all.values()) {
      expect(allowedLicences, `${name}: ${license}`).toContain(license)
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
