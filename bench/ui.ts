/**
 * Measures the built @dropwatt/ui against plain elements and other libraries, and writes the results
 * into docs/performance.md. `npm run bench -- ui` runs it.
 */
import { measureBundles } from './driver/bundles.ts'
import { libraries, servePages, type LibraryId } from './driver/pages.ts'
import { peers } from './driver/peers.ts'
import { report } from './driver/report.ts'
import { measureRuntime } from './driver/runtime.ts'
import { runBench } from './driver/runBench.ts'

/** The package that determines the version of a library. */
const versioned: Readonly<Record<string, string>> = {
  radix: '@radix-ui/themes',
  garden: '@zendeskgarden/react-buttons',
  mantine: '@mantine/core',
  flowbite: 'flowbite-react',
  mui: '@mui/material',
}

async function versions(): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>()
  for (const [id, name] of Object.entries(versioned)) found.set(id, await peers.versionOf(name))
  return found
}

async function runtime(rounds: number) {
  const pages = await servePages()
  try {
    return await measureRuntime(pages.origin, rounds, (line) => console.error(line))
  } finally {
    await pages.close()
  }
}

await runBench('ui', async ({ rounds }) => {
  const { browser, results } = await runtime(rounds)
  const found = await versions()
  const text = report({
    rounds,
    versions: found,
    runtime: results,
    bundles: await measureBundles(),
  })
  const named = [...found].map(([id, version]) => `${libraries[id as LibraryId]} ${version}`)
  const react = `React ${await peers.versionOf('react')}`
  return { versions: [browser, react, ...named], text }
})
