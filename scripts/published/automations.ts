import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { format, type FormatConfig } from 'oxfmt'
import { automationSlugs, type AutomationSlug } from '../../packages/ui/src/catalogue/slugs.ts'
import type { AutomationContent } from '../../packages/ui/src/catalogue/content.types.ts'
import { root } from '../commands.ts'

/** A file that is generated from the list of slugs and the folders of the automations. */
export interface DerivedFile {
  /** Relative to the root of the repository. */
  readonly path: string
  readonly text: string
}

const folders = 'packages/ui/src/catalogue/automations'

const contents = import.meta.glob<AutomationContent>(
  '../../packages/ui/src/catalogue/automations/*/page.ts',
  { eager: true, import: 'page' },
)

type Kind = AutomationContent['picture']['kind']

/** The names of the modules of each kind of picture, as used in file and component names. */
const names = {
  image: 'Image',
  import: 'Import',
  ledger: 'Ledger',
  prices: 'Price',
  sizes: 'Size',
  text: 'Text',
} as const satisfies Readonly<Record<Kind, string>>

const kinds = Object.keys(names) as readonly Kind[]

interface Automation {
  readonly slug: AutomationSlug
  /** The slug in PascalCase. */
  readonly name: string
  /** The slug in camelCase. */
  readonly variable: string
  readonly kind: Kind
}

/** Returns a slug in PascalCase: `AutoTag` for `auto-tag`. */
export function inCapitals(slug: string): string {
  return slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')
}

function automationOf(slug: AutomationSlug): Automation {
  const content = contents[`../../${folders}/${slug}/page.ts`]
  if (!content) throw new Error(`The list of slugs has ${slug}, but ${folders} has no such folder.`)
  const name = inCapitals(slug)
  const variable = name.charAt(0).toLowerCase() + name.slice(1)
  return { slug, name, variable, kind: content.picture.kind }
}

function lines(texts: readonly string[]): string {
  return texts.join('\n')
}

/** Returns a module that exports one part of every automation, by slug. */
function bySlug(
  automations: readonly Automation[],
  part: string,
  { file = part, head = '', says, name, type = '', end = '' }: BySlug,
): readonly [path: string, text: string] {
  const text = `${lines(
    automations.map(
      ({ slug, variable }) =>
        `import { ${part} as ${variable} } from '../automations/${slug}/${file}.js'`,
    ),
  )}
${head}
/** ${says} */
export const ${name}${type} = {
  ${lines(automations.map(({ slug, variable }) => `'${slug}': ${variable},`))}
}${end}
`
  return [`packages/ui/src/catalogue/bySlug/${name}.ts`, text]
}

interface BySlug {
  /** @default the name of the part */
  readonly file?: string
  /** Further imports. */
  readonly head?: string
  readonly says: string
  readonly name: string
  /** Type annotation of the value; `end` is text after the value. */
  readonly type?: string
  readonly end?: string
}

const origin =
  '// Written by npm run tokens from the list of slugs and the folders of the automations.\n'

const slugType = `import type { AutomationSlug } from '../slugs.js'`

function everyOf(type: string): string {
  return `Readonly<Record<AutomationSlug, ${type}>>`
}

function named(automations: readonly Automation[], kind: Kind): readonly [string, string] {
  const own = automations.filter((one) => one.kind === kind)
  const imports = own.map(
    ({ slug, variable }) =>
      `import { page as ${variable} } from '../../../catalogue/automations/${slug}/page.js'`,
  )
  const pages = own.map(
    ({ slug, name, variable }) =>
      `export const ${name}Page = /* @__PURE__ */ pageOf('${slug}', ${variable}, ${names[kind]}View)`,
  )
  return [
    `packages/ui/src/pages/AutomationPage/named/${names[kind].toLowerCase()}Pages.tsx`,
    `'use client'
${lines(imports)}
import { ${names[kind]}View } from '../pictures/${names[kind]}View.js'
import { pageOf } from './pageOf.js'

${lines(pages)}
`,
  ]
}

function namedIndex(): readonly [string, string] {
  const exported = kinds.map((kind) => `export * from './${names[kind].toLowerCase()}Pages.js'`)
  return ['packages/ui/src/pages/AutomationPage/named/index.ts', `${lines(exported)}\n`]
}

/** Returns the page components of a kind, or of all kinds, as a sorted list with commas. */
function pagesOf(automations: readonly Automation[], kind?: Kind): string {
  return automations
    .filter((one) => kind === undefined || one.kind === kind)
    .map(({ name }) => `${name}Page`)
    .toSorted()
    .join(', ')
}

function stories(automations: readonly Automation[]): readonly [string, string] {
  // Each story is written out, as Storybook indexes stories without running them.
  const stated = automations.map(
    ({ slug, name }) => `export const ${name}: PageStory = {
  render: (args) => <${name}Page {...args} />,
  play: playAutomation('${slug}'),
}
`,
  )
  return [
    'packages/ui/src/pages/AutomationPage/named/named.stories.tsx',
    `import type { Meta, StoryObj } from '@storybook/react-vite'
import { playAutomation } from '../../../../docs/automationStory.js'
import { withToaster } from '../../../../docs/toaster.js'
import { AutomationPage } from '../AutomationPage.js'
import type { AutomationPageProps } from '../AutomationPage.types.js'
import { ${pagesOf(automations)} } from './index.js'

const meta = {
  title: 'Pages/Automations (tools, bulk actions, run page)',
  id: 'pages-automations',
  component: AutomationPage,
  tags: ['fits'],
  args: { slug: '${automations[0]?.slug}' },
  argTypes: { children: { control: false } },
  decorators: [withToaster],
} satisfies Meta<typeof AutomationPage>

export default meta
type PageStory = StoryObj<AutomationPageProps>

${stated.join('\n')}`,
  ]
}

function routes(automations: readonly Automation[], kind: Kind): readonly [string, string] {
  const own = automations.filter((one) => one.kind === kind)
  return [
    `packages/app/src/routes/automations/${names[kind].toLowerCase()}.ts`,
    `import { ${pagesOf(automations, kind)} } from '@dropwatt/ui/pages'
import { automation } from '../automation.tsx'

export const components = {
  ${lines(own.map(({ slug, name }) => `'${slug}': automation('${slug}', ${name}Page),`))}
}
`,
  ]
}

function lazyRoutes(automations: readonly Automation[]): readonly [string, string] {
  const chunks = kinds.map((kind) => {
    const file = names[kind].toLowerCase()
    return `const ${file}Pages = () => import('./automations/${file}.ts')`
  })
  const loaders = automations.map(
    ({ slug, kind }) => `'${slug}': ${names[kind].toLowerCase()}Pages,`,
  )
  return [
    'packages/app/src/routes/automationPages.ts',
    `import type { AutomationSlug } from '@dropwatt/ui/slugs'
import type { ComponentType } from 'react'

${lines(chunks)}

/** Loads the page of an automation; those with the same kind of picture come together. */
export const automationPages: {
  readonly [Slug in AutomationSlug]: () => Promise<{
    readonly components: Readonly<Record<Slug, ComponentType>>
  }>
} = {
  ${lines(loaders)}
}
`,
  ]
}

/** How generated files are formatted. */
export const formatOptions = JSON.parse(
  await readFile(join(root, '.oxfmtrc.json'), 'utf8'),
) as FormatConfig

/** Returns all files that are generated from the list of slugs and the automations' folders. */
export async function derivedFromAutomations(): Promise<readonly DerivedFile[]> {
  const automations = automationSlugs.map(automationOf)
  const whole = [
    bySlug(automations, 'record', {
      head: `${slugType}\nimport type { AutomationRecord } from '../types.js'\n`,
      says: 'Entry of each automation in lists and the navigation.',
      name: 'automationRecords',
      type: `: ${everyOf('AutomationRecord')}`,
    }),
    bySlug(automations, 'page', {
      head: `${slugType}\nimport type { AutomationContent } from '../content.types.js'\n`,
      says: 'Illustration and facts on the page of each automation.',
      name: 'automationContents',
      type: `: ${everyOf('AutomationContent')}`,
    }),
    bySlug(automations, 'strings', {
      head: `${slugType}\nimport type { AutomationStrings } from '../types.js'\n`,
      says: 'English texts on the page of each automation.',
      name: 'automationTexts',
      end: ` satisfies ${everyOf('AutomationStrings')}`,
    }),
    ...kinds.map((kind) => named(automations, kind)),
    namedIndex(),
    stories(automations),
    ...kinds.map((kind) => routes(automations, kind)),
    lazyRoutes(automations),
  ].map(([path, text]) => [path, `${origin}${text}`] as const)
  return Promise.all(
    whole.map(async ([path, text]) => ({
      path,
      text: (await format(path, text, formatOptions)).code,
    })),
  )
}
