import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync } from 'vite'
import { headingAnchor, readSections } from '@dropwatt/tooling/readme'
import { root } from '../../commands.ts'
import { componentIndex } from '../componentIndex.ts'

interface Manifest {
  readonly name: string
  readonly description: string
  readonly exports: Readonly<Record<string, string>>
  readonly publishConfig: {
    readonly exports: Readonly<Record<string, string | { readonly types: string }>>
  }
}

/** Returns the first sentence of a text. */
function firstSentence(text: string): string {
  const oneLine = text.replaceAll(/\s+/g, ' ')
  const [first] = new Intl.Segmenter('en', { granularity: 'sentence' }).segment(oneLine)
  return (first?.segment ?? '').trim()
}

/** Returns the names that a module exports, types included. */
function exportedNames(file: string): readonly string[] {
  const { staticExports } = parseSync(file, readFileSync(file, 'utf8')).module
  return staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ exportName, moduleRequest }) => {
      if (exportName.name || !moduleRequest) return exportName.name ?? []
      const source = join(dirname(file), moduleRequest.value.replace(/\.js$/, '.ts'))
      return exportedNames(existsSync(source) ? source : `${source}x`)
    }),
  )
}

function asList(lines: readonly string[]): string {
  return lines.map((line) => `- ${line}\n`).join('')
}

function readmeSections(folder: string): readonly string[] {
  const sections = readSections(readFileSync(join(folder, 'README.md'), 'utf8'))
  return sections
    .filter(({ depth }) => depth === 2)
    .map(({ title, text }) => {
      const says = firstSentence(text)
      return `[${title}](README.md#${headingAnchor(title)})${says ? `: ${says}` : ''}`
    })
}

/** Lists the entries with types, with what each exports; components have lists of their own. */
function entryLines(folder: string, { name, exports, publishConfig }: Manifest): readonly string[] {
  return Object.entries(publishConfig.exports).flatMap(([entry, target]) => {
    if (typeof target === 'string') return []
    const components = new Set(componentIndex().map((component) => component.name))
    const names = exportedNames(join(folder, exports[entry] ?? ''))
    const listed = name === '@dropwatt/ui' ? names.filter((each) => !components.has(each)) : names
    const says = listed.length > 0 ? `: ${listed.join(', ')}` : ''
    return [`[${entry.replace('.', name)}](${target.types.replace('./', '')})${says}`]
  })
}

/** Lists the components of the library by the entry that they are imported from. */
function componentSections(): readonly string[] {
  const index = componentIndex()
  const entries = [...new Set(index.map(({ from }) => from))].toSorted()
  return entries.map((entry) => {
    const lines = index
      .filter(({ from }) => from === entry)
      .map(({ name, description }) => `[${name}](components.json): ${firstSentence(description)}`)
    return `## Components of ${entry}\n\n${asList(lines)}`
  })
}

/** Returns the `llms.txt` of a published package; its links lead to files of the package. */
export function packageLlms(name: 'ui' | 'auth' | 'automations'): string {
  const folder = join(root, 'packages', name)
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
  return [
    `# ${manifest.name}\n`,
    `> ${manifest.description}\n`,
    `## README\n\n${asList(readmeSections(folder))}`,
    `## Entry points and their exports\n\n${asList(entryLines(folder, manifest))}`,
    ...(name === 'ui' ? componentSections() : []),
  ].join('\n')
}
