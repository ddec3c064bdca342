import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** The packages whose code is in a build. */
export interface BundledPackages {
  /** Collects them. Workers are bundled apart, so they need it as well. */
  readonly plugin: Plugin
  /** Their folders, complete once the build has ended. */
  readonly folders: ReadonlySet<string>
}

const installed = '/node_modules/'

/** Returns the folder of the package that a module belongs to; none for modules of the workspace. */
function folderOf(moduleId: string): string | undefined {
  const at = moduleId.lastIndexOf(installed)
  if (at < 0 || moduleId.startsWith('\0')) return undefined
  const start = at + installed.length
  const [scope = '', name = ''] = moduleId.slice(start).split('/')
  return moduleId.slice(0, start) + (scope.startsWith('@') ? `${scope}/${name}` : scope)
}

/** Starts a list of the packages whose code is in a build. */
export function collectPackages(): BundledPackages {
  const folders = new Set<string>()
  const plugin: Plugin = {
    name: 'dropwatt:bundled-packages',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        for (const id of chunk.moduleIds) {
          const folder = folderOf(id)
          if (folder !== undefined) folders.add(folder)
        }
      }
    },
  }
  return { plugin, folders }
}

interface Notice {
  /** The package with its version. */
  readonly title: string
  readonly text: string
}

const licenceFile = /^(?:licen[cs]e|copying|notice)/i

const isc = `Permission to use, copy, modify, and/or distribute this software for any purpose with or
without fee is hereby granted, provided that the above copyright notice and this permission notice
appear in all copies.

THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH REGARD TO THIS SOFTWARE
INCLUDING ALL IMPLIED WARRANTIES OF MERCHANTABILITY AND FITNESS. IN NO EVENT SHALL THE AUTHOR BE
LIABLE FOR ANY SPECIAL, DIRECT, INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING
FROM LOSS OF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER TORTIOUS
ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF THIS SOFTWARE.`

/**
 * Returns the licence of a package. A few packages name the MIT or the ISC licence and lack its text;
 * they get it with their author.
 *
 * @param mit the text of the MIT licence below its copyright line
 * @throws {Error} when the text of another licence is missing
 */
async function readNotice(folder: string, mit: string): Promise<Notice> {
  const { name, version, license, author } = JSON.parse(
    await readFile(join(folder, 'package.json'), 'utf8'),
  )
  const title = `${name} ${version} (${license})`
  const files = (await readdir(folder)).filter((file) => licenceFile.test(file)).toSorted()
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))
  if (texts.length > 0) return { title, text: texts.map((text) => text.trim()).join('\n\n') }
  const known = license === 'MIT' ? mit : license === 'ISC' ? isc : undefined
  if (known !== undefined) {
    const holder = author?.name ?? author ?? `the authors of ${name}`
    return { title, text: `Author: ${holder}\n\n${known}` }
  }
  throw new Error(`[@dropwatt/app] ${name} is in the build and has no text of its licence.`)
}

export interface NoticeOptions {
  /** The folders of the packages. */
  readonly folders: Iterable<string>
  /** The licence of this repository, which is the MIT licence. */
  readonly own: string
  /** The licence of the fonts. @default there are none in the build */
  readonly fonts?: string
}

/**
 * Returns the text of `licences.txt`: the licences of everything in the build, each text once.
 *
 * @throws {Error} when a package has no text of its licence
 */
export async function writeLicences({ folders, own, fonts }: NoticeOptions): Promise<string> {
  const mit = own.slice(own.indexOf('Permission')).trim()
  const notices = await Promise.all(Array.from(folders, (folder) => readNotice(folder, mit)))
  const titles = new Map<string, Set<string>>()
  for (const { title, text } of notices) {
    titles.set(text, (titles.get(text) ?? new Set()).add(title))
  }
  const sections = Array.from(titles, ([text, named]) => ({
    heading: [...named].toSorted().join('\n'),
    text,
  })).toSorted((one, other) => (one.heading < other.heading ? -1 : 1))
  const parts = [
    { heading: 'Dropwatt', text: own.trim() },
    ...(fonts === undefined ? [] : [{ heading: 'The fonts', text: fonts.trim() }]),
    ...sections,
  ]
  const rule = `\n${'-'.repeat(72)}\n\n`
  return parts.map(({ heading, text }) => `${heading}\n\n${text}\n`).join(rule)
}
