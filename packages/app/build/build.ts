import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Manifest } from 'vite'
import { readEnvironment } from '../server/environment.ts'
import { exitWith } from '../server/failure.ts'
import { parseConfig } from '../src/config/env.ts'
import { readSiteUrl, writeSite } from '../src/config/site.ts'
import { otherPaths, protectedPaths } from '../src/paths.ts'
import { bootScript } from './boot.ts'
import { authClient, chunksOf, fileOf, sourceOf } from './chunks.ts'
import { compressFiles } from './compress.ts'
import { writeDocument, writeStillDocument, type DocumentParts, type Template } from './document.ts'
import { hiddenHead, publicHead } from './head.ts'
import { writeHostFiles } from './hosts/index.ts'
import { writeManifest } from './manifest.ts'
import { writePictures } from './pictures.ts'
import { writeServiceWorker } from './serviceWorker.ts'
import { writeRobots, writeSiteMap, type Addresses } from './siteMap.ts'

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

/** Builds the app for browsers, and the same for making its pages here. */
async function bundle() {
  await build({ root: appDir, logLevel: 'warn', build: { manifest: true } })
  await build({
    root: appDir,
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: true },
    build: { ssr: 'prerender/main.ts', outDir: serverDir, emptyOutDir: true, manifest: true },
  })
  return { browser: await readManifest(distDir), server: await readManifest(serverDir) }
}

/** The faces that the first screen of a page is set in. */
const firstFonts = ['bricolage-grotesque-core', 'geist-core'] as const

async function readTemplate(manifest: Manifest): Promise<Template> {
  return {
    html: await readFile(join(distDir, 'index.html'), 'utf8'),
    css: await takeSheet(manifest),
    preferencesScript: await bootScript('preferences'),
    startScript: await bootScript('start'),
    waitScript: await bootScript('wait'),
    entry: `/${fileOf(manifest, 'index.html')}`,
    fonts: firstFonts.map((name) => `/${fileOf(manifest, `../ui/fonts/${name}.woff2`)}`),
  }
}

/** Takes the style sheet out of the build: every document holds it. */
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
  const manifests = await bundle()
  const template = await readTemplate(manifests.browser)
  const module = pathToFileURL(join(serverDir, 'main.js')).href
  const prerender: Prerender = await import(module)
  const { brand, localize, publicPages, documentWords, titleIn, makePage } = prerender
  const complete = (text: string) => (siteUrl ? writeSite(text, siteUrl) : text)

  const paths = [...publicPages.map(({ path }) => path), ...protectedPaths, ...otherPaths, '/404']
  const chunks = new Map(
    paths.map((path) => {
      const sources = prerender.importsOf(path).map((file) => sourceOf(manifests.server, file))
      // Who is at a page of the dashboard has a session, and the client has to renew it.
      if (protectedPaths.includes(path)) sources.push(authClient(manifests.browser))
      const all = chunksOf(manifests.browser, ['index.html', ...sources])
      return [path, all.filter((href) => href !== template.entry)] as const
    }),
  )

  async function writePage(
    path: string,
    address: string,
    parts: Omit<DocumentParts, 'body' | 'css' | 'chunks' | 'words'>,
  ) {
    const { head, body, css } = await makePage(address)
    const html = writeDocument(template, {
      ...parts,
      head: head ? [...parts.head, head] : parts.head,
      body,
      css,
      chunks: chunks.get(path) ?? [],
      words: documentWords,
    })
    await write(address === '/' ? 'index.html' : `${address.slice(1)}.html`, complete(html))
  }

  for (const { path, title: key, description: descriptions, isHidden, isEntrance } of publicPages) {
    const addresses: Addresses = { en: path, it: localize(path, 'it') }
    for (const language of ['en', 'it'] as const) {
      const title = await titleIn(language, key)
      const description = descriptions[language]
      await writePage(path, addresses[language], {
        language,
        title,
        description,
        head: publicHead({ siteName: brand, title, description, language, addresses, isHidden }),
        isMade: true,
        isEntrance,
        italian: language === 'en' ? addresses.it : undefined,
      })
    }
  }
  const [home] = publicPages
  const hidden = hiddenHead({
    siteName: brand,
    title: await titleIn('en', home.title),
    description: home.description.en,
    language: 'en',
  })
  for (const path of [...protectedPaths, ...otherPaths]) {
    const { body: italianBody } = await makePage(path, 'it')
    const waiting = { language: 'en', title: brand, head: hidden, isMade: false } as const
    await writePage(path, path, { ...waiting, italianBody })
  }
  const title = await titleIn('en', 'notFound')
  await writePage('/404', '/404', { language: 'en', title, head: hidden, isMade: true })

  const listed = publicPages.filter(({ isHidden }) => !isHidden)
  const siteMap = listed.map(({ path }) => ({ en: path, it: localize(path, 'it') }))
  await write('sitemap.xml', complete(writeSiteMap(siteMap)))
  await write('robots.txt', complete(writeRobots()))

  for (const [file, language] of [['offline', 'en'] as const, ['it/offline', 'it'] as const]) {
    const page = await prerender.makeOfflinePage(language)
    const offlineTitle = await titleIn(language, 'noConnection')
    const parts = { ...page, language, title: offlineTitle, head: hidden }
    await write(`${file}.html`, writeStillDocument(template, parts))
  }
  await writePictures(distDir, prerender.drawings)
  await writeManifest(distDir, brand)
  // After all documents, as its version follows from them.
  await writeServiceWorker(distDir, manifests.browser)
  await compressFiles(distDir)
  await writeHostFiles(distDir, { projectUrl: parseConfig(env)?.url })
}

try {
  await run()
  // React and the pages leave timers behind that would keep the process.
  process.exit()
} catch (error) {
  exitWith(error)
}
