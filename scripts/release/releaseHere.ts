import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readSection } from '@dropwatt/tooling/readme'
import type { Check } from '../checks/check.ts'
import { readContents } from '../checks/contents.ts'
import { tryPackages } from '../checks/packages.ts'
import { root } from '../commands.ts'
import { readManifest, type Packed } from '../packages.ts'
import { changeset, packPlan, type PlannedRelease } from './changesets.ts'
import { failed, type Outcome, type ReleasedPackage } from './Outcome.ts'

/** Where a release goes. */
export interface Target {
  /** Publishes after all checks have passed; else only tells what would be published. */
  readonly publishes: boolean
  /** The address of another registry than npm's. */
  readonly registry: string | undefined
}

async function integrityOf(file: string): Promise<string> {
  return `sha256-${createHash('sha256')
    .update(await readFile(file))
    .digest('base64')}`
}

/** Checks that a plan has the bytes that were checked. */
async function comparePlan(
  plan: readonly PlannedRelease[],
  packed: readonly Packed[],
): Promise<Check> {
  const checked = await Promise.all(packed.map(({ tarball }) => integrityOf(tarball)))
  const others = plan.filter(({ tarball }) => !checked.includes(tarball?.integrity ?? ''))
  return {
    title: 'what is published is what was checked, byte for byte',
    problem: others.map(({ name }) => `${name} was packed with other bytes.`).join('\n'),
  }
}

async function describe(
  { name, tarball }: Packed,
  plan: readonly PlannedRelease[],
): Promise<ReleasedPackage> {
  const manifest = await readManifest(name)
  const { size, unpackedSize, files } = await readContents(tarball)
  const changelog = join(root, 'packages', name, 'CHANGELOG.md')
  return {
    name: manifest.name,
    version: manifest.version,
    size,
    unpackedSize,
    fileCount: files.length,
    notes: existsSync(changelog)
      ? readSection(await readFile(changelog, 'utf8'), manifest.version)
      : '',
    publication: plan.find((each) => each.name === manifest.name),
  }
}

async function publish(folder: string, { registry }: Target): Promise<Check> {
  const args = ['publish', '--from-pack-dir', folder]
  const { code, output } = await changeset(args, { registry })
  console.log(output)
  return { title: 'publishes', problem: code === 0 ? '' : output }
}

async function releaseIn(folder: string, target: Target): Promise<Outcome> {
  const { checks, packed, consumers } = await tryPackages(folder, true)
  if (packed.length === 0) return { checks, consumers, packages: [] }
  const planFolder = join(folder, 'plan')
  let plan: readonly PlannedRelease[]
  try {
    plan = await packPlan(planFolder, target.registry)
  } catch (error) {
    return { packages: [], consumers, checks: [...checks, ...failed(error).checks] }
  }
  const all = [...checks, await comparePlan(plan, packed)]
  const packages: ReleasedPackage[] = []
  for (const each of packed) packages.push(await describe(each, plan))
  const isFine = all.every(({ problem }) => problem === '')
  if (target.publishes && isFine) all.push(await publish(planFolder, target))
  return { packages, checks: all, consumers }
}

/** Builds, checks and, if the target says so, publishes the packages of this working tree. */
export async function releaseHere(target: Target): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'dropwatt-release-'))
  try {
    return await releaseIn(folder, target)
  } catch (error) {
    return failed(error)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
