import type { ESTree, Plugin } from 'vite'

/** Resolves React Router to its production build; its package exports the development build. */
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

/** The React functions that create a component or a context without side effects. */
const makers = new Set(['createContext', 'forwardRef', 'lazy', 'memo'])

/**
 * Lets the bundler drop unused components and contexts of the router: marks their creation as pure,
 * and removes their display names, which only developer tools show.
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

/** Returns whether a statement assigns a display name, such as `Link.displayName = 'Link'`. */
function isDisplayName(node: ESTree.Statement | ESTree.ModuleDeclaration): boolean {
  if (node.type !== 'ExpressionStatement' || node.expression.type !== 'AssignmentExpression') {
    return false
  }
  const { left } = node.expression
  if (left.type !== 'MemberExpression' || left.property.type !== 'Identifier') return false
  return left.property.name === 'displayName'
}

/** Removes the vendor prefixer of stylis, which styled-components does not use by default. */
const noPrefixer: Plugin = {
  name: 'dropwatt:no-prefixer',
  apply: 'build',
  transform: {
    filter: { id: /\/stylis\/src\/Prefixer\.js$/ },
    handler: () => 'export function prefix(value) { return value }',
  },
}

/** Returns the plugins that make the build smaller. */
export function fewBytes(): Plugin[] {
  return [productionRouter, pureRouter, noPrefixer]
}
