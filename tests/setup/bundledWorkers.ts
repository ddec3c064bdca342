import { basename, isAbsolute } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { buildTarget } from '@dropwatt/tooling/supported-browsers'

const query = '?worker&url'

/** The path of the built workers. */
const base = '/built-workers/'

const types: Readonly<Record<string, string>> = { js: 'text/javascript', wasm: 'application/wasm' }

/** Builds a worker into one script and its WebAssembly, as the build of the app does. */
async function buildWorker(entry: string): Promise<Rolldown.RolldownOutput> {
  return (await build({
    configFile: false,
    envDir: false,
    logLevel: 'error',
    base,
    build: {
      target: buildTarget,
      write: false,
      minify: false,
      assetsInlineLimit: 0,
      // A worker has no document to add links to, and Vite leaves them out of the workers of an app.
      modulePreload: false,
      rolldownOptions: { input: entry },
    },
    worker: { format: 'es' },
  })) as Rolldown.RolldownOutput
}

/**
 * Serves workers as built scripts. Unbundled, a worker of the engine loads hundreds of modules, each
 * time that it is started.
 */
export function bundledWorkers(): Plugin {
  const files = new Map<string, string | Uint8Array>()
  return {
    name: 'bundled-workers',
    enforce: 'pre',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const [path = ''] = request.url?.split('?') ?? []
        const content = files.get(path)
        if (content === undefined) return next()
        response.setHeader('content-type', types[path.split('.').at(-1) ?? ''] ?? '')
        return response.end(content)
      })
    },
    async load(id) {
      if (!id.endsWith(query)) return undefined
      const entry = id.slice(0, -query.length)
      const { output } = await buildWorker(entry)
      for (const file of output) {
        files.set(base + file.fileName, file.type === 'chunk' ? file.code : file.source)
        // A change of any of its modules builds it again.
        if (file.type === 'chunk')
          for (const module of file.moduleIds.filter(isAbsolute)) this.addWatchFile(module)
      }
      const script = output.find((file) => file.type === 'chunk' && file.isEntry)
      if (!script) throw new Error(`${basename(entry)} was built without a script.`)
      return `export default ${JSON.stringify(base + script.fileName)}`
    },
  }
}
