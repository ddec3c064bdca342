import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { headingAnchor, readSections, readTargets } from '@dropwatt/tooling/readme'
import { protectedPaths, publicPaths } from '../../packages/app/src/routes/pathLists.ts'
import { root } from '../../scripts/commands.ts'
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
