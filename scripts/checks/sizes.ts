import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { basename, isAbsolute, join, sep } from 'node:path'
import { languages, type Language } from '../../packages/ui/src/i18n/languages.ts'
import { bundle, type Bundle } from '../bundle.ts'
import { root } from '../commands.ts'
import { kilobytes, limitOf, type Budget } from './budget.ts'
import type { Check } from './check.ts'

/** Parts and pages are held by their own modules, without what they share with others. */
export const budgets = {
  button: { goal: 1_200, limit: 2_200 },
  buttonWithStyles: { goal: 11_500, limit: 11_900 },
  everything: { goal: 65_000, limit: 91_300 },
  part: { goal: 3_000, limits: { JobTable: 4_700, PatchBay: 3_100, Toaster: 3_100 } },
  // SettingsPage shows any of the settings pages and so holds them all.
  page: { goal: 4_000, limits: { LandingPage: 5_900, SettingsPage: 7_400 } },
  auth: { goal: 6_200, limit: 7_800 },
  authAtFirst: { goal: 5_200, limit: 5_450 },
} satisfies Readonly<Record<string, Budget>>

/** A folder of the package that is used by its own name, or one page of it. */
export interface PartSize {
  readonly name: string
  /** The import that was measured. */
  readonly code: string
  /** Its own modules; all else is left outside. */
  readonly own: Bundle
}

export interface Sizes {
  readonly button: Bundle
  readonly buttonWithStyles: Bundle
  /** All entries but those of languages, as one bundle: without styled-components, and with it. */
  readonly everything: Bundle
  readonly everythingWithStyles: Bundle
  /** The catalog of each language that is loaded by itself. */
  readonly catalogs: Readonly<Record<string, Bundle>>
  /** All of the package, with what it loads later; the provider's client is left outside. */
  readonly auth: Bundle
  /** What the first screens of an app use; what is loaded later counts only as `brotli`. */
  readonly authAtFirst: Bundle
  readonly parts: readonly PartSize[]
  readonly pages: readonly PartSize[]
  /** What stays of imports of which nothing is used: nothing is kept for what it does when it loads. */
  readonly unused: Bundle
  /** Modules that come with one component and one page because of the others. */
  readonly strays: readonly string[]
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

function weighAuth(code: string): Promise<Bundle> {
  return bundle({ code, folder: auth.folder, isExternal: isPackage })
}

/** What an app has of @dropwatt/auth before anybody does anything. */
const authAtFirst = [
  'AuthProvider',
  'RequireAuth',
  'RequireRecovery',
  'RequireSignedOut',
  'createAuth',
  'rememberReturnTo',
  'safeReturnTo',
  'takeReturnTo',
  'useAuth',
  'useUser',
].join()

/** Finds the folders of a room, such as `components`, that have a public face. */
async function publicFolders(room: string): Promise<readonly string[]> {
  const names = await readdir(join(dist, room))
  return names
    .toSorted()
    .map((name) => join(dist, room, name))
    .filter((path) => existsSync(join(path, 'index.js')))
}

/** Names the modules that come with a name from its entry and not from its own folder. */
async function strays(name: string, entry: string | undefined, folder: string): Promise<string[]> {
  const { modules } = await weigh(keep(entry, name))
  const direct = await weigh(keep(join(dist, folder, 'index.js'), name))
  return modules.filter((id) => !direct.modules.includes(id))
}

/** Measures the folders of components, each as a whole. */
async function measureParts(): Promise<readonly PartSize[]> {
  const parts: PartSize[] = []
  for (const folder of [...(await publicFolders('components')), join(dist, 'toast')]) {
    const code = keep(join(folder, 'index.js'))
    parts.push({ name: basename(folder), code, own: await weigh(code, isOutside(folder)) })
  }
  return parts
}

/** Measures the pages one by one, also where several share a folder. */
async function measurePages(): Promise<readonly PartSize[]> {
  const pages: PartSize[] = []
  const { exports } = await weigh(keep(ui.entries['./pages']))
  for (const folder of await publicFolders('pages')) {
    const index = join(folder, 'index.js')
    const all = await weigh(keep(index), isOutside(folder))
    for (const name of all.exports.filter((found) => exports.includes(found))) {
      const code = keep(index, name)
      pages.push({ name, code, own: await weigh(code, isOutside(folder)) })
    }
  }
  return pages
}

const catalogEntry = (language: Language) => `./${language}`

function without<Value>(
  record: Readonly<Record<string, Value>>,
  keys: readonly string[],
): Readonly<Record<string, Value>> {
  return Object.fromEntries(Object.entries(record).filter(([key]) => !keys.includes(key)))
}

/** Weighs the packages as they are built in their `dist`. */
export async function measureSizes(): Promise<Sizes> {
  const entries = without(ui.entries, languages.map(catalogEntry))
  const catalogs: Record<string, Bundle> = {}
  for (const language of languages) {
    const catalog = ui.entries[catalogEntry(language)]
    if (catalog) catalogs[language] = await weigh(keep(catalog))
  }
  const everything = Object.values(entries).map((entry) => keep(entry))
  const unused = Object.values(ui.entries).map((entry) => `import ${JSON.stringify(entry)}`)
  const button = keep(entries['.'], 'Button')
  return {
    button: await weigh(button),
    buttonWithStyles: await weigh(button, isPackageButStyles),
    everything: await weigh(everything.join('\n')),
    everythingWithStyles: await weigh(everything.join('\n'), isPackageButStyles),
    catalogs,
    auth: await weighAuth(keep(auth.entries['.'])),
    authAtFirst: await weighAuth(keep(auth.entries['.'], authAtFirst)),
    parts: await measureParts(),
    pages: await measurePages(),
    unused: await weigh(unused.join('\n')),
    strays: [
      ...(await strays('Button', entries['.'], 'components/Button')),
      ...(await strays('NotFoundPage', entries['./pages'], 'pages/NotFoundPage')),
    ],
  }
}

/** Weighs a part with all that it needs of the package; other packages are left outside. */
export function weighAlone({ code }: PartSize): Promise<Bundle> {
  return weigh(code)
}

/** Gives the bytes that come with a part from other packages, React and styled-components apart. */
export async function weighOthers({ code }: PartSize): Promise<number> {
  const alone = await weigh(code)
  if (alone.imports.every(isPeer)) return 0
  return (await weigh(code, isPeer)).brotli - alone.brotli
}

type Named = readonly [name: string, size: Bundle]

function held(title: string, sizes: readonly Named[], budget: Budget): Check {
  const lines = sizes.flatMap(([name, { brotli }]) => {
    const limit = limitOf(name, budget)
    return brotli > limit ? [`${name} is ${kilobytes(brotli)} of ${kilobytes(limit)}.`] : []
  })
  return { title, problem: lines.join('\n') }
}

function ownSizes(parts: readonly PartSize[]): readonly Named[] {
  return parts.map(({ name, own }) => [name, own])
}

function checks(sizes: Sizes): readonly Check[] {
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
    { title: 'a name brings only its own modules', problem: sizes.strays.join('\n') },
    {
      title: 'the catalog of a language brings no English texts',
      problem: Object.values(sizes.catalogs)
        .flatMap(({ modules }) => modules)
        .filter((id) => id.endsWith('.strings.js'))
        .join('\n'),
    },
    held('@dropwatt/auth is small', [['It', sizes.auth]], budgets.auth),
    held(
      'what the first screens use of @dropwatt/auth is small',
      [['It', { ...sizes.authAtFirst, brotli: sizes.authAtFirst.initialBrotli }]],
      budgets.authAtFirst,
    ),
  ]
}

/** Holds the built packages against the budgets. They must be built before. */
export async function checkSizes(): Promise<readonly Check[]> {
  try {
    return checks(await measureSizes())
  } catch (error) {
    return [{ title: 'the built packages can be weighed', problem: String(error) }]
  }
}
