import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildPackage } from '../builds.ts'
import { pack, publishedPackages, type Packed, type PublishedPackage } from '../packages.ts'
import { checkByTool, type Check } from './check.ts'
import type { Consumer } from './consumers/consumer.ts'
import { consumeEngine } from './consumers/engine.ts'
import { consumeWithNext } from './consumers/next.ts'
import { consumeWithVite } from './consumers/vite.ts'
import { consumeWithWebpack } from './consumers/webpack.ts'
import { consumeWithoutEngine } from './consumers/withoutEngine.ts'
import { checkEngineTypes } from './engineTypes.ts'
import { checkTarball } from './tarball.ts'

/** Results of the published packages. */
interface PackageResults {
  readonly checks: readonly Check[]
  /** Empty if a package could not be built. */
  readonly packed: readonly Packed[]
  readonly consumers: readonly Consumer[]
}

async function buildAll(): Promise<readonly Check[]> {
  const checks: Check[] = []
  for (const name of publishedPackages) {
    const problem = (await buildPackage(name)) === 0 ? '' : 'See the output above.'
    checks.push({ title: `@dropwatt/${name} builds`, problem })
  }
  return checks
}

/** Uses the packed packages in projects: those of every test run, and before a release all. */
async function consumeAll(packed: readonly Packed[], isRelease: boolean) {
  const only = (...names: readonly PublishedPackage[]) =>
    Object.fromEntries(
      packed
        .filter(({ name }) => names.includes(name))
        .map(({ name, tarball }) => [`@dropwatt/${name}`, tarball]),
    )
  const all = only(...publishedPackages)
  const consumers = [...(await consumeWithVite(all)), await consumeWithoutEngine(only('ui'))]
  if (isRelease) {
    consumers.push(await consumeWithNext(all), await consumeWithWebpack(only('ui', 'auth')))
  }
  return [...consumers, await consumeEngine(only('automations'))]
}

/**
 * Builds the published packages, packs them into a folder, checks the tarballs and uses them in
 * projects.
 *
 * @param isRelease adds the projects that take long: Next.js and webpack
 */
async function tryPackages(folder: string, isRelease: boolean): Promise<PackageResults> {
  const checks = [...(await buildAll())]
  if (checks.some(({ problem }) => problem)) return { checks, packed: [], consumers: [] }
  const packed: Packed[] = []
  for (const name of publishedPackages) packed.push(await pack(name, folder))
  for (const each of packed) checks.push(...(await checkTarball(each)))
  checks.push(
    ...(await checkEngineTypes()),
    await checkByTool('imports cost no more than their limits', 'size-limit', ['--silent']),
  )
  const consumers = await consumeAll(packed, isRelease)
  checks.push(...consumers.flatMap((consumer) => consumer.checks))
  return { checks, packed, consumers }
}

/** Checks the published packages in a temporary folder; see `tryPackages`. */
export async function checkPackages(isRelease: boolean): Promise<readonly Check[]> {
  const folder = await mkdtemp(join(tmpdir(), 'dropwatt-pack-'))
  try {
    return (await tryPackages(folder, isRelease)).checks
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
