import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { basename, isAbsolute, join, sep } from 'node:path'
import { bundle, type Bundle } from '../bundle.ts'
import { root } from '../commands.ts'
import type { Check } from './check.ts'

/** What something may weigh: bytes after minifying and brotli 11, without React. */
export interface Budget {
  /** What is aimed at. */
  readonly goal: number
  /** What the check holds where the goal is not reached. @default the goal */
  readonly limit?: number
}

/** Parts and pages are held by their own modules, without what they share with others. */
export const budgets: Readonly<
  Record<'button' | 'buttonWithStyles' | 'everything' | 'part' | 'page' | 'auth', Budget>
> = {
  button: { goal: 1_200, limit: 3_300 },
  buttonWithStyles: { goal: 11_500, limit: 13_000 },
  everything: { goal: 65_000 },
  part: { goal: 3_000 },
  page: { goal: 4_000 },
  auth: { goal: 5_000 },
}

/** A folder of the package that is used by its own name, or one page of it. */
export interface PartSize {
  readonly name: string
  /** The import that was measured. */
  readonly code: string
  /** Its own modules; all else is left outside. */
  readonly own: Bundle
  /** With all that it needs of the package; other packages are left outside. */
  readonly alone: Bundle
}

export interface Sizes {
  readonly button: Bundle
  readonly buttonWithStyles: Bundle
  /** All entries but the Italian one, as one bundle: without styled-components, and with it. */
  readonly everything: Bundle
  readonly everythingWithStyles: Bundle
  readonly italian: Bundle
  readonly auth: Bundle
  readonly parts: readonly PartSize[]
  readonly pages: readonly PartSize[]
  /** What stays of imports of which nothing is used. */
  readonly unused: Bundle
  /** Names for which an entry brings more modules than their own folder does. */
  readonly leaks: readonly string[]
}

type IsExternal = (id: string) => boolean

interface BuiltPackage {
  readonly folder: string
  /** Path of the built module behind each entry. */
  readonly entries: Readonly<Record<string, string>>
}

/** Matches names of packages, not paths. */
const isPackage: IsExternal = (id) => !id.startsWith('.') && !isAbsolute(id)

/** Matches packages but styled-components and what comes with it. */
const isPackageButStyles: IsExternal = (id) =>
  isPackage(id) && !/^(styled-components|stylis|@emotion\/[a-z-]+)$/.test(id)

/** Matches what an app that uses the package has already. */
const isPeer: IsExternal = (id) => /^(react|react-dom|styled-components)($|\/)/.test(id)

function isOutside(folder: string): IsExternal {
  return (id) => isPackage(id) || (isAbsolute(id) && !id.startsWith(folder + sep))
}

async function builtPackage(name: 'ui' | 'auth'): Promise<BuiltPackage> {
  const folder = join(root, `packages/${name}`)
  const { publishConfig } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as {
    publishConfig: { exports: Record<string, string | { default: string }> }
  }
  const entries = Object.entries(publishConfig.exports).flatMap(([entry, target]) =>
    typeof target === 'string' ? [] : [[entry, join(folder, target.default)]],
  )
  return { folder, entries: Object.fromEntries(entries) }
}

/** Writes an import of some names, or of all, that keeps them. */
function keep(module: string | undefined, names?: string): string {
  return `export ${names === undefined ? '*' : `{ ${names} }`} from ${JSON.stringify(module)}`
}

const ui = await builtPackage('ui')
const auth = await builtPackage('auth')
const dist = join(ui.folder, 'dist')

function weigh(code: string, isExternal: IsExternal = isPackage): Promise<Bundle> {
  return bundle({ code, folder: ui.folder, isExternal })
}

/** Finds the folders of a room, such as `components`, that have a public face. */
async function publicFolders(room: string): Promise<readonly string[]> {
  const names = await readdir(join(dist, room))
  return names
    .toSorted()
    .map((name) => join(dist, room, name))
    .filter((path) => existsSync(join(path, 'index.js')))
}

async function partSize(name: string, code: string, folder: string): Promise<PartSize> {
  return { name, code, own: await weigh(code, isOutside(folder)), alone: await weigh(code) }
}

/** Names the modules that a public name brings from its entry and not from its own folder. */
async function leaksOf(name: string, entry: string | undefined, index: string): Promise<string[]> {
  const direct = await weigh(keep(index, name))
  const { modules } = await weigh(keep(entry, name))
  const extra = modules.filter((id) => !direct.modules.includes(id))
  return extra.length > 0 ? [`${name} brings ${extra.join(', ')}`] : []
}

/** Measures the folders of components, each as a whole. */
async function measureParts(): Promise<Pick<Sizes, 'parts' | 'leaks'>> {
  const parts: PartSize[] = []
  const leaks: string[] = []
  const { exports } = await weigh(keep(ui.entries['.']))
  for (const folder of [...(await publicFolders('components')), join(dist, 'toast')]) {
    const index = join(folder, 'index.js')
    const part = await partSize(basename(folder), keep(index), folder)
    parts.push(part)
    for (const name of part.own.exports.filter((found) => exports.includes(found))) {
      leaks.push(...(await leaksOf(name, ui.entries['.'], index)))
    }
  }
  return { parts, leaks }
}

/** Measures the pages one by one, also where several share a folder. */
async function measurePages(): Promise<Pick<Sizes, 'pages' | 'leaks'>> {
  const pages: PartSize[] = []
  const leaks: string[] = []
  const { exports } = await weigh(keep(ui.entries['./pages']))
  for (const folder of await publicFolders('pages')) {
    const index = join(folder, 'index.js')
    const all = await weigh(keep(index), isOutside(folder))
    for (const name of all.exports.filter((found) => exports.includes(found))) {
      pages.push(await partSize(name, keep(index, name), folder))
      leaks.push(...(await leaksOf(name, ui.entries['./pages'], index)))
    }
  }
  return { pages, leaks }
}

/** Weighs the packages as they are built in their `dist`. */
export async function measureSizes(): Promise<Sizes> {
  const { './it': italian, ...entries } = ui.entries
  const everything = Object.values(entries).map((entry) => keep(entry))
  const unused = Object.values(ui.entries).map((entry) => `import ${JSON.stringify(entry)}`)
  const button = keep(entries['.'], 'Button')
  const { parts, leaks } = await measureParts()
  const { pages, leaks: pageLeaks } = await measurePages()
  return {
    button: await weigh(button),
    buttonWithStyles: await weigh(button, isPackageButStyles),
    everything: await weigh(everything.join('\n')),
    everythingWithStyles: await weigh(everything.join('\n'), isPackageButStyles),
    italian: await weigh(keep(italian)),
    auth: await bundle({
      code: keep(auth.entries['.']),
      folder: auth.folder,
      isExternal: isPackage,
    }),
    parts,
    pages,
    unused: await weigh(unused.join('\n')),
    leaks: [...leaks, ...pageLeaks],
  }
}

/** Gives the bytes that come with a part from other packages, React and styled-components apart. */
export async function thirdPartyOf({ code, alone }: PartSize): Promise<number> {
  if (alone.imports.every(isPeer)) return 0
  return (await weigh(code, isPeer)).brotli - alone.brotli
}

/** Writes bytes as people read them: 1000 to the kilobyte. */
export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(2)} kB`
}

type Named = readonly [name: string, size: Bundle]

function held(title: string, sizes: readonly Named[], { goal, limit = goal }: Budget): Check {
  const over = sizes.filter(([, { brotli }]) => brotli > limit)
  const lines = over.map(
    ([name, { brotli }]) => `${name} is ${kilobytes(brotli)} of ${kilobytes(limit)}.`,
  )
  return { title, problem: lines.join('\n') }
}

function ownSizes(parts: readonly PartSize[]): readonly Named[] {
  return parts.map(({ name, own }) => [name, own])
}

/** Holds the built packages against the budgets. They must be built before. */
export async function checkSizes(): Promise<readonly Check[]> {
  const sizes = await measureSizes()
  return [
    held('Button is small', [['Button', sizes.button]], budgets.button),
    held(
      'Button with styled-components is small',
      [['Button with styled-components', sizes.buttonWithStyles]],
      budgets.buttonWithStyles,
    ),
    held('each part is small', ownSizes(sizes.parts), budgets.part),
    held('each page is small', ownSizes(sizes.pages), budgets.page),
    held(
      '@dropwatt/ui is small as a whole',
      [['All of it, with styled-components,', sizes.everythingWithStyles]],
      budgets.everything,
    ),
    held('what is not used costs nothing', [['It', sizes.unused]], { goal: 0 }),
    { title: 'a name brings only its own modules', problem: sizes.leaks.join('\n') },
    held('@dropwatt/auth is small', [['It', sizes.auth]], budgets.auth),
  ]
}
