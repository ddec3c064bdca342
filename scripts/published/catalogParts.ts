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

/**
 * Writes the module with the types of modules that declare texts, for a complete catalog.
 *
 * @param source the path from its folder to the sources
 */
async function listed(
  name: string,
  says: string,
  source: string,
  parts: readonly string[],
): Promise<string> {
  const text = `// Written by npm run tokens from the files that declare texts.

/** ${says} */
export type ${name} = [
  ${parts.map((file) => `typeof import('${source}${file}'),`).join('\n')}
]
`
  const options = JSON.parse(await readFile(join(root, '.oxfmtrc.json'), 'utf8')) as FormatConfig
  return (await format('textModules.ts', text, options)).code
}

/** Lists the modules that declare the texts of the library, without the workbench. */
export function catalogParts(): Promise<string> {
  return listed(
    'TextModules',
    'The modules that declare the texts of the library, without the workbench.',
    '../',
    files.filter((file) => !isWorkbench(file)),
  )
}

/** Lists the modules that declare the texts of the workbench, whose types lead to those of the engine. */
export function workbenchParts(): Promise<string> {
  return listed(
    'WorkbenchTextModules',
    'The modules that declare the texts of the file workbench.',
    '../../',
    files.filter(isWorkbench),
  )
}
