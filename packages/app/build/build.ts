import { createHash } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { authPath } from '@dropwatt/local-backend'
import { isView, laterViews } from '@dropwatt/workbench/build'
import { build, type InlineConfig, type Manifest, type Rolldown } from 'vite'
import type { PageOptions } from '../prerender/renderPage.tsx'
import { hashedFiles } from '../server/cacheControl.ts'
import { readEnvironment } from '../server/environment.ts'
import { exitWith } from '../server/failure.ts'
import { readShell } from '../server/html.ts'
import { writeSite, writeSiteFile } from '../server/siteUrls.ts'
import { localize } from '../src/addresses.ts'
import { parseConfig } from '../src/config/env.ts'
import { languages } from '../src/config/languages.ts'
import { readSiteUrl } from '../src/config/site.ts'
import { automationPath, licencesPath, paths } from '../src/paths.ts'
import {
  listEntries,
  pages,
  type Entry,
  type PublicPage,
  type EntryPath,
  type PublicPath,
} from '../src/routes/manifest.ts'
import { memberFolders } from '../src/routes/pathLists.ts'
import { bootScript, type BootScript } from './boot.ts'
import { chunksOf, fileOf } from './chunks.ts'
import { compressFiles } from './compress.ts'
import {
  element,
  writeDocument,
  writeStaticDocument,
  type DocumentParts,
  type InlineScript,
  type Template,
} from './document.ts'
import { hiddenHead, publicHead } from './head.ts'
import { writeHostFiles } from './hosts/index.ts'
import { collectPackages, writeLicences } from './licences.ts'
import { writeManifest } from './manifest.ts'
import { namedImports } from './namedImports.ts'
import { planChunks, type Chunk } from './sharedChunks.ts'
import { classesOf, readMarkup, splitBehind, textOfStyles, type Markup } from './markup.ts'
import {
  joinGroups,
  readGroups,
  rootVariables,
  sharedGroups,
  splitGroups,
  type StyleGroup,
} from './pageStyles.ts'
import { listReplacements, type Replacement } from './replacements.ts'
import { writeServerBundle } from './serverBundle.ts'
import { offlineAddress, writeServiceWorker } from './serviceWorker.ts'
import { writeRobots, writeSecurityText, writeSiteMap, type Addresses } from './siteMap.ts'

type Prerender = typeof import('../prerender/main.ts')

const appDir = join(import.meta.dirname, '..')
const distDir = join(appDir, 'dist')
const serverDir = join(appDir, 'node_modules/.cache/prerender')

async function readManifest(folder: string): Promise<Manifest> {
  const file = join(folder, '.vite/manifest.json')
  const manifest: Manifest = JSON.parse(await readFile(file, 'utf8'))
  await rm(dirname(file), { recursive: true })
  return manifest
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(join(distDir, file)), { recursive: true })
  await writeFile(join(distDir, file), text)
}

/** Returns the file that static hosts serve at an address. */
function fileOfAddress(address: string): string {
  return address === '/' ? 'index.html' : `${address.slice(1)}.html`
}

/** Builds the prerendering module for Node, and imports it. */
async function bundleForServer(): Promise<Prerender> {
  await build({
    root: appDir,
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: true },
    plugins: [namedImports(appDir)],
    build: { ssr: 'prerender/main.ts', outDir: serverDir, emptyOutDir: true },
  })
  return import(pathToFileURL(join(serverDir, 'main.js')).href)
}

const forBrowsers: InlineConfig = { root: appDir, logLevel: 'warn' }

/** The entry script of the document, which stays in a file of its own. */
const mainScript = join(appDir, 'src/main.tsx')

/** Marks in the plan what a page loads later. */
const laterMark = ' #'

/**
 * Modules that pages lazy-load for the member's files. The plan of the chunks takes each for a page of
 * its own, so that these modules share files too, and leave those of the pages as they are.
 */
const laterSources: readonly (readonly [path: EntryPath, ...modules: string[]])[] = [
  [automationPath('auto-tag'), laterViews.firstContact],
  [automationPath('auto-tag'), laterViews.bench, laterViews.chip],
  [paths.dashboard, laterViews.overviewFiles, laterViews.chip, laterViews.dialogs],
  [paths.files, laterViews.files, laterViews.chip],
]

/** Returns the sources of each page, and of those with a file. */
function withLaterSources(
  sourcesByPath: ReadonlyMap<string, readonly string[]>,
): ReadonlyMap<string, readonly string[]> {
  const later = laterSources.map(([path, ...modules], at) => {
    return [`${path}${laterMark}${at}`, [...(sourcesByPath.get(path) ?? []), ...modules]] as const
  })
  return new Map([...sourcesByPath, ...later])
}

/**
 * Returns how often visits begin on a page, in relation to the other pages. What is loaded for a file
 * counts little, as no page may grow by it.
 */
function firstVisits(path: string): number {
  if (path.includes(laterMark)) return 0.02
  const isPublic = pages[path as EntryPath]?.prerendered === 'public'
  return isPublic || path === paths.dashboard ? 6 : 1
}

/** Returns the chunks of a build with the bundler's default splitting, without writing files. */
async function findChunks(): Promise<Chunk[]> {
  const result = await build({ ...forBrowsers, build: { write: false } })
  const { output } = result as Rolldown.RolldownOutput
  return output.flatMap((chunk) => {
    if (chunk.type !== 'chunk') return []
    const sizes = new Map(
      Object.entries(chunk.modules).map(([id, { renderedLength }]) => [id, renderedLength]),
    )
    sizes.delete(mainScript)
    const entry = chunk.facadeModuleId ?? undefined
    return [{ file: chunk.fileName, imports: chunk.imports, modules: sizes, entry }]
  })
}

/**
 * Returns the modules that the client of auth shares. Those that no page loads at once go into the
 * app's file: a client that failed to load is imported again under another URL, and files that it
 * imports would stay failed.
 */
function modulesOfClient(chunks: readonly Chunk[]): string[] {
  const client = chunks.find(({ entry }) => entry?.endsWith('/auth/src/client.ts'))
  const shared = chunks.filter(({ file, entry }) => !entry && client?.imports.includes(file))
  return shared.flatMap(({ modules }) => Array.from(modules.keys()))
}

/**
 * Builds the app for browsers, with the licences of what is in it, and returns the manifest of the
 * build.
 *
 * @param sourcesByPath the modules that each page loads, relative to the app folder
 */
async function bundleForBrowsers(
  sourcesByPath: ReadonlyMap<string, readonly string[]>,
): Promise<Manifest> {
  const entries = Array.from(withLaterSources(sourcesByPath), ([page, sources]) => {
    return [page, sources.map((source) => resolve(appDir, source))] as const
  })
  const { plugin, folders } = collectPackages()
  const chunks = await findChunks()
  const plan = new Map([
    ...modulesOfClient(chunks).map((id) => [id, 'app'] as const),
    ...planChunks(chunks, new Map(entries), firstVisits),
  ])
  const codeSplitting = {
    includeDependenciesRecursively: false,
    groups: [{ debugName: 'shared', name: (id: string) => plan.get(id) ?? null }],
  }
  await build({
    ...forBrowsers,
    plugins: [plugin],
    worker: { plugins: () => [plugin] },
    build: {
      manifest: true,
      modulePreload: { resolveDependencies: withoutCommon },
      rolldownOptions: { output: { codeSplitting, postBanner } },
    },
  })
  await write(
    licencesPath,
    await writeLicences({
      folders,
      own: await readFile(join(appDir, '../../LICENSE'), 'utf8'),
      fonts: await readFile(join(appDir, '../ui/fonts/OFL.txt'), 'utf8'),
    }),
  )
  return readManifest(distDir)
}

/** Leaves out the files that each document loads, which every file would name again. */
function withoutCommon(_file: string, dependencies: string[]): string[] {
  return dependencies.filter((name) => !/\/(?:app|vendor|rolldown-runtime)-[^/]*$/.test(name))
}

/**
 * Tells V8 to compile all functions of a file when it loads, beside the main thread, instead of each
 * when it is first called. For files that are loaded to be used at once.
 *
 * @see https://v8.dev/blog/explicit-compile-hints
 */
const compileAtOnce = '//# allFunctionsCalledOnLoad'

/** Returns what stands at the start of a file. */
function postBanner(chunk: Rolldown.RenderedChunk): string {
  return isOfWorkbench(chunk) ? compileAtOnce : ''
}

/** Whether a chunk is part of the workbench. */
function isOfWorkbench({ moduleIds }: Rolldown.RenderedChunk): boolean {
  return moduleIds.some((id) => id.includes('/ui/src/workbench/') || isView(id))
}

/** The fonts of the first screen, which documents preload. */
const firstFonts = ['bricolage-grotesque-core', 'geist-core'] as const

async function readTemplate(manifest: Manifest): Promise<Template> {
  return {
    shell: readShell(await readFile(join(distDir, 'index.html'), 'utf8')),
    css: await takeSheet(manifest),
    entry: `/${fileOf(manifest, 'index.html')}`,
    fonts: firstFonts.map((name) => `/${fileOf(manifest, `../ui/fonts/${name}.woff2`)}`),
  }
}

/** Removes the global style sheet from the build and returns its text, which documents inline. */
async function takeSheet(manifest: Manifest): Promise<string> {
  const file = join(distDir, fileOf(manifest, 'style.css'))
  delete manifest['style.css']
  const css = await readFile(file, 'utf8')
  await rm(file)
  return css.trim()
}

async function run() {
  const env = readEnvironment()
  const siteUrl = readSiteUrl(env)
  const prerender = await bundleForServer()
  const sourcesByPath = new Map<string, readonly string[]>()
  for (const path of [...Object.keys(pages), '/404']) {
    sourcesByPath.set(path, ['index.html', ...(await prerender.sourcesOf(path))])
  }
  const manifest = await bundleForBrowsers(sourcesByPath)
  const template = await readTemplate(manifest)
  const { background, brand, documentTexts, titleIn } = prerender
  const complete = (html: string) => (siteUrl ? writeSite(html, siteUrl) : html)
  const completeFile = (text: string) => (siteUrl ? writeSiteFile(text, siteUrl) : text)
  const known = rootVariables(template.css)

  const chunksByPath = new Map<string, readonly string[]>()
  for (const [path, sources] of sourcesByPath) {
    const chunks = chunksOf(manifest, sources)
    chunksByPath.set(
      path,
      chunks.filter((href) => href !== template.entry),
    )
  }

  async function render(path: string, options: PageOptions) {
    const { html, member, styles } = await prerender.renderPage(path, options)
    const groups = readGroups(textOfStyles(styles), known)
    const page = readMarkup(html)
    return {
      ...page,
      ...(member && { member: { waiting: member.waiting, light: lightParts(page, member.light) } }),
      groups,
      words: documentTexts(options.language).words,
    }
  }

  async function writePage(
    path: string,
    address: string,
    parts: Omit<DocumentParts, 'chunks'>,
  ): Promise<void> {
    const chunks = chunksByPath.get(path) ?? []
    const html = writeDocument(template, { ...parts, chunks })
    await write(fileOfAddress(address), complete(html))
  }

  const [firstLanguage] = languages
  const noIndex = hiddenHead({
    siteName: brand,
    title: await titleIn(firstLanguage, pages[paths.home].title),
    description: documentTexts(firstLanguage).descriptions[paths.home],
    pictureAlt: documentTexts(firstLanguage).pictureAlt,
    language: firstLanguage,
  })

  async function writePublicPage(path: PublicPath, page: PublicPage): Promise<void> {
    const { isHidden, firstScreen } = page
    const addresses = addressesIn(path, page)
    for (const language of page.languages) {
      const { [language]: address = path, ...others } = addresses
      const { head, body, css, groups, words } = await render(address, { language })
      const title = await titleIn(language, page.title)
      const { descriptions, pictureAlt } = documentTexts(language)
      const description = descriptions[path]
      const shared = { siteName: brand, title, description, pictureAlt, language }
      const meta = { ...shared, address, addresses, isHidden }
      const isEntrance = page.access === 'visitors'
      const redirects = {
        'data-inside': isEntrance ? paths.dashboard : undefined,
        // Only the address without a language prefix redirects; the others are shown as requested.
        ...(address === path ? dataAttributes(others) : {}),
      }
      await writePage(path, address, {
        ...firstScreenFirst({ body, css, groups }, firstScreen),
        language,
        title,
        description,
        words,
        head: [...publicHead(meta), head],
        ...(await hydratedForAll(redirects)),
        worksWithoutScript: !isEntrance,
      })
    }
  }

  async function writeNotFound(): Promise<void> {
    const notFound = await render('/404', { language: firstLanguage })
    await writePage('/404', '/404', {
      ...firstScreenFirst(notFound),
      language: firstLanguage,
      title: await titleIn(firstLanguage, 'notFound'),
      words: notFound.words,
      head: noIndex,
      ...(await hydratedForAll({ 'data-follows': '' })),
      worksWithoutScript: true,
    })
  }

  /** Renders a page in every language, for an address that is the same in all of them. */
  const renderAll = (path: string, title: Entry['title'], assumesMember: boolean) =>
    Promise.all(
      languages.map(async (language) => ({
        language,
        title: await titleIn(language, title),
        ...(await render(path, { language, assumesMember })),
      })),
    )
  const endScript = { code: await bootScript('dashboard') }

  async function writeMemberPages(entries: readonly EntryAt[]): Promise<void> {
    const signUp = dataAttributes(
      Object.fromEntries(languages.map((language) => [language, localize(paths.signUp, language)])),
    )
    const rendered: { path: EntryPath; inAll: Awaited<ReturnType<typeof renderAll>> }[] = []
    for (const [path, { title }] of entries) {
      rendered.push({ path, inAll: await renderAll(path, title, true) })
    }
    const frame = sharedGroups(rendered.flatMap(({ inAll }) => inAll.map(({ groups }) => groups)))
    const isFrame = new Set(frame.map(({ css }) => css))

    for (const { path, inAll } of rendered) {
      const [page, ...translations] = inAll
      const own = page!.groups.filter(({ css }) => !isFrame.has(css))
      const css = joinGroups(own) + page!.css
      const isFirst = path === paths.dashboard
      await writePage(path, path, {
        ...page!,
        translations,
        head: noIndex,
        styles: isFirst ? [joinGroups(frame), css] : [joinGroups(frame)],
        styleSheets: isFirst || css === '' ? [] : [await writeStyleSheet(css)],
        prerendered: 'member',
        headScript: await headScript('member', { 'data-path': path, ...signUp }),
        endScript,
      })
    }
  }

  async function writeWaitingPage(path: EntryPath, title: Entry['title']): Promise<void> {
    const [page, ...translations] = await renderAll(path, title, false)
    await writePage(path, path, {
      ...page!,
      translations,
      head: noIndex,
      styles: [joinGroups(page!.groups) + page!.css],
      headScript: await headScript('visitor', { 'data-follows': '' }),
      endScript,
    })
  }

  const memberPages: EntryAt[] = []
  const waitingPages: EntryAt[] = []
  for (const [path, entry] of listEntries()) {
    if (entry.prerendered === 'public') await writePublicPage(path as PublicPath, entry)
    else if (entry.prerendered === 'member') memberPages.push([path, entry])
    else {
      // A type error here means that a new value of `prerendered` is not handled.
      entry.prerendered satisfies false
      waitingPages.push([path, entry])
    }
  }
  await writeNotFound()
  await writeMemberPages(memberPages)
  for (const [path, { title }] of waitingPages) await writeWaitingPage(path, title)

  const listed = listEntries().flatMap(([path, entry]) =>
    entry.prerendered === 'public' && !entry.isHidden ? [addressesIn(path, entry)] : [],
  )
  await write('sitemap.xml', completeFile(writeSiteMap(listed)))
  await write('robots.txt', completeFile(writeRobots([...memberFolders, `${authPath}/`])))

  await write(
    '.well-known/security.txt',
    completeFile(writeSecurityText(paths.support, languages, Date.now())),
  )

  for (const language of languages) {
    const { html, styles } = await prerender.renderOfflinePage(language)
    const page = readMarkup(html)
    const document = writeStaticDocument(template, {
      language,
      title: await titleIn(language, 'noConnection'),
      head: noIndex,
      body: page.body,
      styles: [joinGroups(readGroups(textOfStyles(styles), known)) + page.css],
      headScript: await headScript('visitor', {}),
    })
    await write(fileOfAddress(offlineAddress(language)), document)
  }
  await writeManifest(distDir, brand, background)
  // After all documents, because its version is a hash of them.
  await writeServiceWorker(distDir, manifest)
  await compressFiles(distDir)
  const deployDir = join(appDir, 'deploy')
  await writeHostFiles(distDir, { projectUrl: parseConfig(env)?.url, deployDir })
  await writeServerBundle(appDir, join(deployDir, 'server'))
}

async function headScript(name: BootScript, data: InlineScript['data']): Promise<InlineScript> {
  return { code: await bootScript(name), data }
}

/** Returns the parts that make the app hydrate a document for everyone. */
async function hydratedForAll(data: InlineScript['data']) {
  return {
    prerendered: 'public' as const,
    headScript: await headScript('visitor', { ...data, 'data-hydrated': '' }),
    endScript: { code: await bootScript('public') },
  }
}

type EntryAt = readonly [path: EntryPath, entry: Entry]

/** Returns the address of a page in each of its languages. */
function addressesIn(path: string, page: PublicPage): Addresses {
  return Object.fromEntries(page.languages.map((language) => [language, localize(path, language)]))
}

/** Returns what the light theme replaces in a page. */
function lightParts(page: Markup, light: string): readonly Replacement[] {
  const { body, css } = readMarkup(light)
  if (css !== page.css) throw new Error('A page has other style attributes in the light theme.')
  return listReplacements(page.body, body)
}

/** Returns a record with `data-` before each key. */
function dataAttributes(values: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [`data-${key}`, value]))
}

interface StyledMarkup {
  readonly body: string
  readonly css: string
  readonly groups: readonly StyleGroup[]
}

/**
 * Moves the rules that only the content below the first screen needs behind the first screen, so
 * that it can be painted before the rest of the document has arrived.
 *
 * @param firstScreen id of the last element of the first screen. @default the whole page
 */
function firstScreenFirst({ body, css, groups }: StyledMarkup, firstScreen?: string) {
  if (firstScreen === undefined) return { body, styles: [joinGroups(groups) + css] }
  const { start, rest } = splitBehind(body, firstScreen)
  const { needed, others } = splitGroups(groups, classesOf(start))
  const id = 'rest'
  return {
    body: start + element('style', { id }, joinGroups(others)) + rest,
    styles: [joinGroups(needed) + css],
    paintedFrom: id,
  }
}

/** Writes a style sheet to the hashed files, and returns its address. */
async function writeStyleSheet(css: string): Promise<string> {
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8)
  const href = `${hashedFiles}page-${hash}.css`
  await write(href.slice(1), css)
  return href
}

try {
  await run()
  // React and the pages leave timers running that would keep the process alive.
  process.exit()
} catch (error) {
  exitWith(error)
}
