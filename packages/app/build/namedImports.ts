import { relative } from 'node:path'
import type { ESTree, Plugin } from 'vite'

/** Module that `import()` returns for routes in the prerendering build. */
export interface NamedImport extends Promise<unknown> {
  /** The imported module, by its key in the manifest of the browser build. */
  readonly source: string
}

/** Returns the dynamic imports of a module, from the last to the first. */
function importsIn(program: ESTree.Program): readonly ESTree.ImportExpression[] {
  const found: ESTree.ImportExpression[] = []
  function visit(value: unknown): void {
    if (typeof value !== 'object' || value === null) return
    if ('type' in value && value.type === 'ImportExpression') {
      found.push(value as ESTree.ImportExpression)
    }
    for (const child of Object.values(value)) visit(child)
  }
  visit(program)
  return found.toSorted((one, other) => other.start - one.start)
}

/**
 * Returns a plugin that adds the imported module to the promise of each `import()` in the routes, so
 * that the files of a page can be looked up in the manifest.
 *
 * @param root folder of the app
 */
export function namedImports(root: string): Plugin {
  return {
    name: 'dropwatt:named-imports',
    enforce: 'post',
    transform: {
      filter: { id: /\/packages\/app\/src\/routes\// },
      async handler(code, id) {
        let named = code
        for (const { start, end, source } of importsIn(this.parse(code))) {
          if (source.type !== 'Literal' || typeof source.value !== 'string') continue
          const found = await this.resolve(source.value, id)
          if (!found || found.external) continue
          const name = JSON.stringify({ source: relative(root, found.id).replaceAll('\\', '/') })
          named = `${named.slice(0, start)}Object.assign(${named.slice(start, end)}, ${name})${named.slice(end)}`
        }
        return named
      },
    },
  }
}
