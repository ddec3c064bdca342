import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'

const imports = /^import \{([^}]*)\} from '([^']*\.strings)\.js'\n/gm
const declarations = /export const (\w+) = defineStrings\(\s*'([^']*)'/g

/**
 * Writes the ids of the parts into a catalog, in place of the imports of their English texts, which
 * it needs for its types only. A catalog that is loaded by itself then brings one language.
 *
 * @throws {Error} when a part that the catalog names is not declared where it says
 */
export async function loneCatalog(code: string, folder: string): Promise<string> {
  let alone = code
  for (const [line, names = '', file = ''] of code.matchAll(imports)) {
    const source = await readFile(resolve(folder, `${file}.ts`), 'utf8')
    const ids = new Map([...source.matchAll(declarations)].map(([, name, id]) => [name, id]))
    const parts = names.split(',').map((name) => name.trim())
    const written = parts.filter(Boolean).map((name) => {
      const id = ids.get(name)
      if (id === undefined) throw new Error(`${file}.ts declares no texts named ${name}.`)
      return `const ${name} = { translate: (texts) => ({ '${id}': texts }) }\n`
    })
    alone = alone.replace(line, () => written.join(''))
  }
  return alone
}
