import { buildApp, buildPackage } from '../builds.ts'
import { command, pnpm } from '../commands.ts'
import type { Bench, BenchProject } from './benches.ts'

/**
 * Installs the libraries that benchmarks measure beside, from the lockfile of their folder.
 *
 * @throws if they cannot be installed, with what the package manager says
 */
export async function installBench(project: BenchProject): Promise<void> {
  const { code, output } = await command(
    'npx',
    ['--yes', await pnpm(), 'install', '--frozen-lockfile', '--reporter', 'silent'],
    { cwd: `bench/${project}`, captured: true },
  )
  if (code !== 0)
    throw new Error(`The dependencies of bench/${project} could not be installed.\n${output}`)
}

/**
 * Builds and installs what benchmarks need, each part once.
 *
 * @returns the parts that failed: the name of a build, or the folder of a project
 */
export async function prepareBenches(benches: readonly Bench[]): Promise<ReadonlySet<string>> {
  const failed = new Set<string>()
  for (const name of new Set(benches.flatMap(({ builds }) => builds))) {
    const code = name === 'app' ? await buildApp() : await buildPackage(name)
    if (code !== 0) failed.add(name)
  }
  for (const project of new Set(benches.flatMap(({ project: name }) => name ?? []))) {
    try {
      await installBench(project)
    } catch (error) {
      console.error(error instanceof Error ? error.message : error)
      failed.add(`bench/${project}`)
    }
  }
  return failed
}

/** Tells whether everything that a benchmark needs has been prepared. */
export function isPrepared({ builds, project }: Bench, failed: ReadonlySet<string>): boolean {
  return builds.every((name) => !failed.has(name)) && !failed.has(`bench/${project}`)
}
