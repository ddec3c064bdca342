import { dirname } from 'node:path'
import type { Plugin } from 'vite'
import { loneCatalog } from '../../../scripts/lone-catalogs.ts'
import { chunks } from './groups.ts'

/** Keeps the English texts of the library out of what is loaded for another language. */
const loneCatalogs: Plugin = {
  name: 'dropwatt:lone-catalogs',
  apply: 'build',
  transform: {
    order: 'pre',
    filter: { id: /\/packages\/ui\/src\/.*\.it\.ts$/ },
    handler: (code, id) => loneCatalog(code, dirname(id)),
  },
}

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

/** Puts the files for browsers together so that a page loads few of them, and little else. */
const output: Plugin = {
  name: 'dropwatt:output',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  config: () => ({ build: { rolldownOptions: { output: { codeSplitting: { groups: chunks } } } } }),
}

/** What makes the build small. */
export function fewBytes(): Plugin[] {
  return [loneCatalogs, productionRouter, output]
}
