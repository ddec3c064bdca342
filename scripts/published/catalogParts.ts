import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { format, type FormatConfig } from 'oxfmt'
import { root } from '../commands.ts'

/** Every module that declares English texts. */
const modules = Object.keys(import.meta.glob('../../packages/ui/src/**/*.strings.ts'))

const ui = '../../packages/ui/src/'

const files = modules.map((file) => file.slice(ui.length).replace(/\.ts$/, '.js')).toSorted()

/** Returns whether a module is in the folder of the workbench, which has a catalog of its own. */
const isWorkbench = (file: string) => file.startsWith('workbench/')

function declaration(name: string, says: string, listed: readonly string[]): string {
  return `/** ${says} */
export type ${name} = [
  ${listed.map((file) => `typeof import('../${file}'),`).join('\n')}
]
`
}

/** Returns the module with the types of all modules that declare texts, for complete catalogs. */
export async function catalogParts(): Promise<string> {
  const text = [
    '// Written by npm run tokens from the files that declare texts.\n',
    declaration(
      'TextModules',
      'The modules that declare the texts of the library, without the workbench.',
      files.filter((file) => !isWorkbench(file)),
    ),
    declaration(
      'WorkbenchTextModules',
      'The modules that declare the texts of the file workbench.',
      files.filter(isWorkbench),
    ),
  ].join('\n')
  const options = JSON.parse(await readFile(join(root, '.oxfmtrc.json'), 'utf8')) as FormatConfig
  return (await format('textModules.ts', text, options)).code
}
