import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { format, type FormatConfig } from 'oxfmt'
import { runnerImport } from 'vite'
import type { AuthErrorWords } from '../../packages/auth/src/en.ts'
import type { Texts } from '../../packages/app/src/texts/en.ts'
import type { TextTree } from '../../packages/ui/src/test/pseudo/pseudo.ts'
import { root } from '../commands.ts'

/** A new or changed file for a new language. */
export interface NewFile {
  /** Relative to the root of the repository. */
  readonly path: string
  readonly text: string
}

/** Runs a module of the sources and returns its exports. */
async function run<Module>(path: string): Promise<Module> {
  const { module } = await runnerImport<Module>(join(root, path), { configFile: false })
  return module
}

/** Returns texts as the source of an object literal; functions are written as their source. */
export function sourceOf(texts: TextTree): string {
  const lines = Object.entries(texts).map(([key, text]) => {
    const source =
      typeof text === 'object'
        ? sourceOf(text)
        : typeof text === 'string'
          ? quote(text)
          : String(text)
    const isMethod = typeof text === 'function' && source.startsWith(`${key}(`)
    return isMethod ? `${source},` : `${quote(key)}: ${source},`
  })
  return `{\n${lines.join('\n')}\n}`
}

const quote = (text: string) => JSON.stringify(text)

/** Adds entries of a language to the exports of a package, each after its Italian one. */
async function withEntries(
  path: string,
  added: Readonly<Record<string, EntryFiles>>,
): Promise<NewFile> {
  const manifest = JSON.parse(await readFile(join(root, path), 'utf8'))
  const add = (entries: object, target: (files: EntryFiles) => unknown) =>
    Object.fromEntries(
      Object.entries(entries).flatMap((each) => {
        const files = added[each[0]]
        return files ? [each, [files.entry, target(files)]] : [each]
      }),
    )
  manifest.exports = add(manifest.exports, ({ source }) => source)
  manifest.publishConfig.exports = add(manifest.publishConfig.exports, ({ types, code }) => ({
    types,
    default: code,
  }))
  return { path, text: JSON.stringify(manifest) }
}

/** Returns the list of languages with another one at its end. */
async function withTag(tag: string): Promise<NewFile> {
  const path = 'packages/ui/src/i18n/languages.ts'
  const text = await readFile(join(root, path), 'utf8')
  return { path, text: text.replace(/(?<=const languages = \[[^\]]*)\]/, `, '${tag}']`) }
}

interface EntryFiles {
  readonly entry: string
  readonly source: string
  readonly types: string
  readonly code: string
}

/**
 * Returns the new and changed files for a new language, with every text in English.
 *
 * @param tag language tag, such as `de`
 */
export async function filesOfLanguage(tag: string): Promise<readonly NewFile[]> {
  const name = new Intl.DisplayNames('en', { type: 'language' }).of(tag) ?? tag
  const suffix = `${tag.charAt(0).toUpperCase()}${tag.slice(1)}`
  const workbench = `workbench${suffix}`
  const words = `${name.charAt(0).toLowerCase()}${name.slice(1).replaceAll(/\P{L}/gu, '')}AuthErrors`
  const { englishCatalog, englishStoreCatalog, englishWorkbenchCatalog } = await run<{
    englishCatalog: TextTree
    englishStoreCatalog: TextTree
    englishWorkbenchCatalog: TextTree
  }>('packages/ui/src/test/englishCatalog.ts')
  const { englishAuthErrors } = await run<{ englishAuthErrors: AuthErrorWords & TextTree }>(
    'packages/auth/src/en.ts',
  )
  const { en } = await run<{ en: Texts }>('packages/app/src/texts/en.ts')
  const { automationTexts, problemTexts } = await run<{
    automationTexts: TextTree
    problemTexts: TextTree
  }>('packages/automations/src/options.ts')
  const { benchEn } = await run<{ benchEn: TextTree }>('packages/workbench/src/react/texts/en.ts')
  const { guideEn } = await run<{ guideEn: TextTree }>(
    'packages/workbench/src/react/guide/texts/en.ts',
  )
  const options = JSON.parse(await readFile(join(root, '.oxfmtrc.json'), 'utf8')) as FormatConfig

  const files = [
    await withTag(tag),
    {
      path: `packages/ui/src/locales/${tag}/library.ts`,
      text: `import type { WholeCatalog } from '../catalog.js'

/** Every text of the library in ${name}. */
export const ${tag}: WholeCatalog = ${sourceOf(englishCatalog)}
`,
    },
    {
      path: `packages/ui/src/locales/${tag}/workbench.ts`,
      text: `import type { WorkbenchCatalog } from '../workbenchCatalog.js'

/** Every text of the file workbench in ${name}. */
export const ${workbench}: WorkbenchCatalog = ${sourceOf(englishWorkbenchCatalog)}
`,
    },
    {
      path: `packages/ui/src/locales/${tag}/store.ts`,
      text: `import type { StoreCatalog } from '../storeCatalog.js'

/** Every text of the live store in ${name}. */
export const store${suffix}: StoreCatalog = ${sourceOf(englishStoreCatalog)}
`,
    },
    await withEntries('packages/ui/package.json', {
      './it': {
        entry: `./${tag}`,
        source: `./src/locales/${tag}/library.ts`,
        types: `./dist/locales/${tag}/library.d.ts`,
        code: `./dist/locales/${tag}/library.js`,
      },
      './workbench-it': {
        entry: `./workbench-${tag}`,
        source: `./src/locales/${tag}/workbench.ts`,
        types: `./dist/locales/${tag}/workbench.d.ts`,
        code: `./dist/locales/${tag}/workbench.js`,
      },
      './store-it': {
        entry: `./store-${tag}`,
        source: `./src/locales/${tag}/store.ts`,
        types: `./dist/locales/${tag}/store.d.ts`,
        code: `./dist/locales/${tag}/store.js`,
      },
    }),
    {
      path: `packages/auth/src/${tag}.ts`,
      text: `import type { AuthErrorWords } from './words.js'

export type { AuthErrorWords }

/** Errors in ${name}, for \`describeAuthError\`. */
export const ${words}: AuthErrorWords = ${sourceOf(englishAuthErrors)}
`,
    },
    await withEntries('packages/auth/package.json', {
      './it': {
        entry: `./${tag}`,
        source: `./src/${tag}.ts`,
        types: `./dist/${tag}.d.ts`,
        code: `./dist/${tag}.js`,
      },
    }),
    {
      path: `packages/automations/src/${tag}.ts`,
      text: `import type { automationTexts } from './automations/bySlug/options.ts'
import type { problemTexts } from './options/problems.ts'
import type { Translation } from './options/texts.ts'

/** The texts of each automation in ${name}. */
export const automationTexts${suffix}: Translation<typeof automationTexts> = ${sourceOf(automationTexts)}

/** The texts of problems with the value of an option in ${name}. */
export const problemTexts${suffix}: Translation<typeof problemTexts> = ${sourceOf(problemTexts)}
`,
    },
    await withEntries('packages/automations/package.json', {
      './it': {
        entry: `./${tag}`,
        source: `./src/${tag}.ts`,
        types: `./dist/${tag}.d.ts`,
        code: `./dist/${tag}.js`,
      },
    }),
    {
      path: `packages/workbench/src/react/texts/${tag}.ts`,
      text: `import type { BenchTexts } from './en.ts'

export { ${workbench} as catalog } from '@dropwatt/ui/workbench-${tag}'
export {
  automationTexts${suffix} as automations,
  problemTexts${suffix} as problems,
} from '@dropwatt/automations/${tag}'

const ofAll = (images: string, all: string, allCount: number) =>
  \`\${images} of \${all} \${allCount === 1 ? 'image' : 'images'}\`

/** The texts of the workbench that depend on the app, in ${name}. */
export const texts: BenchTexts = ${sourceOf(benchEn)}
`,
    },
    {
      path: `packages/workbench/src/react/view/catalogs/${tag}.ts`,
      text: `// Apart from the other texts, for what shows parts of the workbench without a file.
export { ${workbench} as catalog } from '@dropwatt/ui/workbench-${tag}'
`,
    },
    {
      path: `packages/workbench/src/react/live/catalogs/${tag}.ts`,
      text: `export { store${suffix} as catalog } from '@dropwatt/ui/store-${tag}'
`,
    },
    {
      path: `packages/workbench/src/react/guide/texts/${tag}.ts`,
      text: `import type { GuideTexts } from './en.ts'

/** The texts of the guide in ${name}. */
export const texts: GuideTexts = ${sourceOf(guideEn)}
`,
    },
    {
      path: `packages/app/src/texts/${tag}.ts`,
      text: `import type { Texts } from './en.ts'

export { ${words} as authErrors } from '@dropwatt/auth/${tag}'
export { ${tag} as catalog } from '@dropwatt/ui/${tag}'

/** The texts of the app in ${name}. */
export const texts: Texts = ${sourceOf(en)}
`,
    },
  ]
  const documents = await readFile(join(root, 'packages/app/prerender/texts/en.ts'), 'utf8')
  files.push({
    path: `packages/app/prerender/texts/${tag}.ts`,
    text: documents.replace('in English', `in ${name}`),
  })
  return Promise.all(
    files.map(async ({ path, text }) => {
      const { code, errors } = await format(path, text, options)
      if (errors.length > 0) throw new Error(`${path} is no valid source.`, { cause: errors })
      return { path, text: code }
    }),
  )
}
