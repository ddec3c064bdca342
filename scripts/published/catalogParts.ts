import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { format, type FormatConfig } from 'oxfmt'
import { root } from '../commands.ts'

/** Every module that declares English texts. */
const modules = Object.keys(import.meta.glob('../../packages/ui/src/**/*.strings.ts'))

const ui = '../../packages/ui/src/'

/** Returns the module with the type of all modules that declare texts, for complete catalogs. */
export async function catalogParts(): Promise<string> {
  const files = modules.map((file) => file.slice(ui.length).replace(/\.ts$/, '.js')).toSorted()
  const text = `// Written by npm run tokens from the files that declare texts.

/** The modules that declare the texts of the library. */
export type TextModules = [
  ${files.map((file) => `typeof import('../${file}'),`).join('\n')}
]
`
  const options = JSON.parse(await readFile(join(root, '.oxfmtrc.json'), 'utf8')) as FormatConfig
  return (await format('textModules.ts', text, options)).code
}
