import { join } from 'node:path'
import { runnerImport, type Plugin } from 'vite'
import { root } from '../commands.ts'

/** Vite plugin that provides the component index as `virtual:component-index`, read when it is first imported. */
export function componentIndexModule(): Plugin {
  const id = 'virtual:component-index'
  const file = join(root, 'scripts/published/componentIndex.ts')
  return {
    name: 'component-index',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    async load(loaded) {
      if (loaded !== `\0${id}`) return undefined
      // The sources of the library import each other in the way that Vite resolves, and Node does not.
      const { module } = await runnerImport<typeof import('./componentIndex.ts')>(file)
      return `export default ${JSON.stringify(module.componentIndex())}`
    },
  }
}
