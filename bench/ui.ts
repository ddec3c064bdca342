/**
 * Measures the built @dropwatt/ui against plain elements and other libraries, and writes the results
 * into docs/performance.md. `npm run bench -- ui [rounds]` runs it.
 */
import { buildPackage } from '../scripts/builds.ts'
import { measureShaking } from '../scripts/checks/shaking.ts'
import { measureSizes } from '../scripts/checks/sizes.ts'
import { measureBundles } from './driver/bundles.ts'
import { servePages } from './driver/pages.ts'
import { peers } from './driver/peers.ts'
import { report } from './driver/report.ts'
import { measureRuntime } from './driver/runtime.ts'
import { writeIntoDocs } from './driver/writing.ts'

const leastRounds = 5

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

const rounds = Math.max(leastRounds, Number(process.argv[2]) || 0)
for (const name of ['ui', 'auth'] as const) {
  if ((await buildPackage(name)) !== 0) process.exit(1)
}
await peers.install()
const { browser, results } = await runtime(rounds)
const text = await report({
  rounds,
  browser,
  versions: await versions(),
  runtime: results,
  bundles: await measureBundles(),
  shaking: await measureShaking(),
  sizes: await measureSizes(),
})
console.log(text)
await writeIntoDocs('ui', text)
