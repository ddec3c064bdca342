import type { ESTree, Plugin } from 'vite'

/** Takes the router without what it says to developers; its package names only the other one. */
const productionRouter: Plugin = {
  name: 'dropwatt:production-router',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^react-router(?:\/dom)?$/ },
    async handler(id, importer) {
      const found = await this.resolve(id, importer, { skipSelf: true })
      return found && { ...found, id: found.id.replace('/dist/development/', '/dist/production/') }
    },
  },
}

/** What makes a component or a context and does nothing else. */
const makers = new Set(['createContext', 'forwardRef', 'lazy', 'memo'])

/**
 * Lets the bundler drop the components and contexts of the router that nothing uses: says that
 * making one has no side effect, and leaves out the names that only developers see.
 */
const pureRouter: Plugin = {
  name: 'dropwatt:pure-router',
  apply: 'build',
  transform: {
    filter: { id: /\/react-router\/dist\/production\// },
    handler(code) {
      const edits = this.parse(code).body.flatMap((statement): readonly Edit[] => {
        if (isDisplayName(statement)) return [{ ...statement, text: '' }]
        if (statement.type !== 'VariableDeclaration') return []
        return statement.declarations.flatMap(({ init }) =>
          init && isMaker(init) ? { start: init.start, end: init.start, text: pure } : [],
        )
      })
      return edits
        .toReversed()
        .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), code)
    },
  },
}

const pure = '/* @__PURE__ */ '

interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

function isMaker(node: ESTree.Expression): boolean {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return false
  const { property } = node.callee
  return property.type === 'Identifier' && makers.has(property.name)
}

/** Finds `Link.displayName = 'Link'`. */
function isDisplayName(node: ESTree.Statement | ESTree.ModuleDeclaration): boolean {
  if (node.type !== 'ExpressionStatement' || node.expression.type !== 'AssignmentExpression') {
    return false
  }
  const { left } = node.expression
  if (left.type !== 'MemberExpression' || left.property.type !== 'Identifier') return false
  return left.property.name === 'displayName'
}

/** Takes styled-components without the vendor prefixes that it leaves out by default. */
const noPrefixer: Plugin = {
  name: 'dropwatt:no-prefixer',
  apply: 'build',
  transform: {
    filter: { id: /\/stylis\/src\/Prefixer\.js$/ },
    handler: () => 'export function prefix(value) { return value }',
  },
}

/** What makes the build small. */
export function fewBytes(): Plugin[] {
  return [productionRouter, pureRouter, noPrefixer]
}
