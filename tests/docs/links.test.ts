import { existsSync, globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import {
  headingAnchor,
  readInlineCode,
  readLinkLists,
  readSections,
  readTargets,
} from '@dropwatt/tooling/readme'
import { protectedPaths, publicPaths } from '../../packages/app/src/routes/pathLists.ts'
import { root } from '../../scripts/commands.ts'
import { filesOfLanguage } from '../../scripts/languages/newLanguage.ts'
import { readDocuments } from './documents.ts'

const documents = readDocuments()
const anchors = new Map(
  documents.map(({ path, text }) => [
    path,
    new Set(readSections(text).map(({ title }) => headingAnchor(title))),
  ]),
)

/** Returns why a link of a document leads nowhere; other sites are not asked. */
function problemOf(path: string, target: string): string[] {
  if (/^[a-z]+:/.test(target)) return []
  const [file = '', anchor] = target.split('#')
  const to = file === '' ? path : join(dirname(path), file)
  if (!existsSync(join(root, to))) return [`${path}: there is no ${to}.`]
  const known = anchors.get(to)
  if (anchor === undefined || !known || known.has(anchor)) return []
  return [`${path}: ${to} has no heading with the anchor #${anchor}.`]
}

test('every link between documents leads to a file and a heading', () => {
  const problems = documents.flatMap(({ path, text }) =>
    readTargets(text).flatMap((target) => problemOf(path, target)),
  )
  expect(problems).toEqual([])
})

/** The ports of the app as it is served, and as it is developed. */
const portsOfTheApp: ReadonlySet<string> = new Set(['4173', '5173'])

test('every link to the app on this machine leads to a page', () => {
  const known = new Set([...publicPaths, ...protectedPaths])
  const links = documents
    .flatMap(({ text }) => readTargets(text))
    .filter((target) => URL.canParse(target))
    .map((target) => new URL(target))
    .filter(({ hostname, port }) => hostname === 'localhost' && portsOfTheApp.has(port))
    .map(({ pathname }) => pathname)
    .filter((path) => !path.startsWith('/auth/v1/'))
  expect(links.filter((path) => !known.has(path))).toEqual([])
  expect(links).not.toEqual([])
})

test('the README lists every page of docs', () => {
  const readme = documents.find(({ path }) => path === 'README.md')
  const listed = new Set(
    readLinkLists(readme?.text ?? '').flatMap(({ links }) => links.map(({ href }) => href)),
  )
  const pages = documents
    .map(({ path }) => path)
    .filter((path) => /^docs\/[^/]+\.md$|^docs\/adr\/README\.md$/.test(path))
  expect(pages.filter((path) => !listed.has(path))).toEqual([])
})

/** Folders of the root that documents name files of. */
const folder = /^(?:\.storybook|bench|docs|packages|scripts|tests|tooling)\/\S+$/

/** Folders that a build, a benchmark or a download makes. */
const made = /\/(?:dist|deploy|node_modules)(?:\/|$)/

/** Whether a path leads to a file from a folder; `<name>` stands for any name. */
function exists(code: string, from: string): boolean {
  return globSync(code.replaceAll(/<[^>]+>/g, '*'), { cwd: from }).length > 0
}

test('every path in a document exists', async () => {
  // The steps of a new language name the files that the command writes for German.
  const german = new Set((await filesOfLanguage('de')).map(({ path }) => path))
  const missing = documents.flatMap(({ path, text }) =>
    readInlineCode(text)
      .filter((code) => folder.test(code) && !made.test(code) && !german.has(code))
      .filter((code) => ![root, join(root, dirname(path))].some((from) => exists(code, from)))
      .map((code) => `${path}: there is no ${code}.`),
  )
  expect(missing).toEqual([])
})
