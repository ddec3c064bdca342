import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { basename, isAbsolute, join, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { languages, type Language } from '../../packages/ui/src/i18n/languages.ts'
import { bundle, type Bundle } from '../bundle.ts'
import { root } from '../commands.ts'
import { kilobytes, limitOf, type Budget } from './budget.ts'
import type { Check } from './check.ts'

/** The budgets of components and pages apply to their own modules, without shared ones. */
export const budgets = {
  button: { goal: 1_200, limit: 2_200 },
  buttonWithStyles: { goal: 11_500, limit: 11_900 },
  everything: { goal: 65_000, limit: 94_100 },
  part: {
    goal: 3_000,
    limits: {
      ComparisonDialog: 3_650,
      DiffCell: 3_450,
      DiffTable: 10_150,
      DownloadDialog: 4_800,
      FileChip: 4_000,
      FileDropZone: 5_320,
      FilterBar: 4_200,
      FindingList: 6_250,
      ImageGrid: 4_400,
      ImageResults: 4_300,
      JobTable: 4_950,
      JobTimeline: 3_150,
      MarginsView: 3_100,
      MaskEditor: 6_950,
      MemoryTable: 3_350,
      PatchBay: 3_100,
      RecipeSteps: 4_700,
      ReviewQueue: 5_800,
      Toaster: 3_100,
      TranslationTable: 6_100,
      Workbench: 3_700,
    },
  },
  // SettingsPage contains all settings pages.
  page: { goal: 4_000, limits: { LandingPage: 5_900, SettingsPage: 7_400 } },
  // The entry of the workbench with what it takes from the library, without styled-components.
  workbench: { goal: 40_000, limit: 110_900 },
  auth: { goal: 6_200, limit: 7_800 },
  authAtFirst: { goal: 5_200, limit: 5_450 },
} satisfies Readonly<Record<string, Budget>>

/** The size of a component folder or of a page. */
export interface PartSize {
  readonly name: string
  /** The measured import. */
  readonly code: string
  /** Its own modules only. */
  readonly own: Bundle
}

export interface Sizes {
  readonly button: Bundle
  readonly buttonWithStyles: Bundle
  /** All entries except the workbench and the catalogs of languages as one bundle, without and with styled-components. */
  readonly everything: Bundle
  readonly everythingWithStyles: Bundle
  /** The entry of the workbench, with the components that it uses. */
  readonly workbench: Bundle
  /** The catalogs of each language, by their entries, as their own bundles. */
  readonly catalogs: Readonly<Record<string, Bundle>>
  /** The whole package with its lazy chunks, without the provider's client. */
  readonly auth: Bundle
  /** The initial chunk of an app; lazy chunks only count in `brotli`. */
  readonly authAtFirst: Bundle
  readonly parts: readonly PartSize[]
  readonly pages: readonly PartSize[]
  /** The rest of unused imports: no module is kept for side effects. */
  readonly unused: Bundle
  /** Modules of others that a single component and a single page bring along. */
  readonly strays: readonly string[]
}

type IsExternal = (id: string) => boolean

interface BuiltPackage {
  readonly folder: string
  /** The path of the built module of each entry. */
  readonly entries: Readonly<Record<string, string>>
}

/** Matches names of packages, not paths. */
const isPackage: IsExternal = (id) => !id.startsWith('.') && !isAbsolute(id)

/** Matches packages except styled-components and its dependencies. */
const isPackageButStyles: IsExternal = (id) =>
  isPackage(id) && !/^(styled-components|stylis|@emotion\/[a-z-]+)$/.test(id)

/** Matches the peer dependencies. */
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

/** Returns the source of an import whose names are kept. */
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

/** The exports of @dropwatt/auth that an app uses initially. */
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

/** Finds the folders of a layer, such as `components`, with public exports. */
async function publicFolders(room: string): Promise<readonly string[]> {
  const names = await readdir(join(dist, room))
  return names
    .toSorted()
    .map((name) => join(dist, room, name))
    .filter((path) => existsSync(join(path, 'index.js')))
}

/** Lists the modules that an import from the main entry brings, but one from its own folder does not. */
async function strays(name: string, entry: string | undefined, folder: string): Promise<string[]> {
  const { modules } = await weigh(keep(entry, name))
  const direct = await weigh(keep(join(dist, folder, 'index.js'), name))
  return modules.filter((id) => !direct.modules.includes(id))
}

/** Finds the folders of all components. */
async function partFolders(): Promise<readonly string[]> {
  const [components, workbench] = [
    await publicFolders('components'),
    await publicFolders('workbench'),
  ]
  return [...components, ...workbench, join(dist, 'toast')]
}

/** Measures each component folder as a whole. */
async function measureParts(): Promise<readonly PartSize[]> {
  const parts: PartSize[] = []
  for (const folder of await partFolders()) {
    const code = keep(join(folder, 'index.js'))
    parts.push({ name: basename(folder), code, own: await weigh(code, isOutside(folder)) })
  }
  return parts
}

/** Lists what a built module exports. */
async function exportsOf(path: string): Promise<readonly string[]> {
  return Object.keys((await import(pathToFileURL(path).href)) as object)
}

/** Measures each page, even if several share a folder. */
async function measurePages(): Promise<readonly PartSize[]> {
  const pages: PartSize[] = []
  const published = await exportsOf(ui.entries['./pages']!)
  for (const folder of await publicFolders('pages')) {
    const index = join(folder, 'index.js')
    for (const name of (await exportsOf(index)).filter((found) => published.includes(found))) {
      const code = keep(index, name)
      pages.push({ name, code, own: await weigh(code, isOutside(folder)) })
    }
  }
  return pages
}

const catalogEntry = (language: Language) => `./${language}`

const workbenchCatalogEntry = (language: Language) => `./workbench-${language}`

function without<Value>(
  record: Readonly<Record<string, Value>>,
  keys: readonly string[],
): Readonly<Record<string, Value>> {
  return Object.fromEntries(Object.entries(record).filter(([key]) => !keys.includes(key)))
}

/** Measures the built packages in their `dist`. */
export async function measureSizes(): Promise<Sizes> {
  const entries = without(ui.entries, [
    './workbench',
    ...languages.flatMap((language) => [catalogEntry(language), workbenchCatalogEntry(language)]),
  ])
  const catalogs: Record<string, Bundle> = {}
  for (const language of languages) {
    for (const entry of [catalogEntry(language), workbenchCatalogEntry(language)]) {
      const catalog = ui.entries[entry]
      if (catalog) catalogs[entry.slice('./'.length)] = await weigh(keep(catalog))
    }
  }
  const everything = Object.values(entries).map((entry) => keep(entry))
  const unused = Object.values(ui.entries).map((entry) => `import ${JSON.stringify(entry)}`)
  const button = keep(entries['.'], 'Button')
  return {
    button: await weigh(button),
    buttonWithStyles: await weigh(button, isPackageButStyles),
    everything: await weigh(everything.join('\n')),
    everythingWithStyles: await weigh(everything.join('\n'), isPackageButStyles),
    workbench: await weigh(keep(ui.entries['./workbench'])),
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

/** Measures a component with its dependencies inside the package, without other packages. */
export function weighAlone({ code }: PartSize): Promise<Bundle> {
  return weigh(code)
}

/** Returns the bytes from other packages, without React and styled-components. */
export async function weighOthers({ code }: PartSize): Promise<number> {
  const alone = await weigh(code)
  if (alone.imports.every(isPeer)) return 0
  return (await weigh(code, isPeer)).brotli - alone.brotli
}

type Named = readonly [name: string, size: Bundle]

function checkBudget(title: string, sizes: readonly Named[], budget: Budget): Check {
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
    checkBudget('Button is within its budget', [['Button', sizes.button]], budgets.button),
    checkBudget(
      'Button with styled-components is within its budget',
      [['Button with styled-components', sizes.buttonWithStyles]],
      budgets.buttonWithStyles,
    ),
    checkBudget('each component is within its budget', ownSizes(sizes.parts), budgets.part),
    checkBudget('each page is within its budget', ownSizes(sizes.pages), budgets.page),
    checkBudget(
      '@dropwatt/ui is within its budget',
      [['All of it, with styled-components,', sizes.everythingWithStyles]],
      budgets.everything,
    ),
    checkBudget(
      '@dropwatt/ui/workbench is within its budget',
      [['It', sizes.workbench]],
      budgets.workbench,
    ),
    checkBudget('unused imports cost nothing', [['It', sizes.unused]], { goal: 0 }),
    { title: 'importing a single name brings no other modules', problem: sizes.strays.join('\n') },
    {
      title: 'the catalog of a language contains no English texts',
      problem: Object.values(sizes.catalogs)
        .flatMap(({ modules }) => modules)
        .filter((id) => id.endsWith('.strings.js'))
        .join('\n'),
    },
    checkBudget('@dropwatt/auth is within its budget', [['It', sizes.auth]], budgets.auth),
    checkBudget(
      'the initial chunk of @dropwatt/auth is within its budget',
      [['It', { ...sizes.authAtFirst, brotli: sizes.authAtFirst.initialBrotli }]],
      budgets.authAtFirst,
    ),
  ]
}

/** Checks the budgets of the built packages, which must be built before. */
export async function checkSizes(): Promise<readonly Check[]> {
  try {
    return checks(await measureSizes())
  } catch (error) {
    return [{ title: 'the built packages can be measured', problem: String(error) }]
  }
}
