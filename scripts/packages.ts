import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { command, pnpm, root } from './commands.ts'

/** The folders of the published packages, those that others depend on first. */
export const publishedPackages = ['automations', 'ui', 'auth'] as const
export type PublishedPackage = (typeof publishedPackages)[number]

/** The used part of the manifest of a published package. */
export interface PackageManifest {
  readonly name: string
  readonly version: string
  readonly publishConfig: {
    readonly access?: string
    readonly exports: Readonly<
      Record<string, { readonly types?: string; readonly default?: string } | string>
    >
  }
}

/** Reads the manifest of a published package. */
export async function readManifest(name: PublishedPackage): Promise<PackageManifest> {
  const text = await readFile(join(root, 'packages', name, 'package.json'), 'utf8')
  return JSON.parse(text) as PackageManifest
}

/** A packed package. */
export interface Packed {
  readonly name: PublishedPackage
  /** The path of the tarball. */
  readonly tarball: string
}

/**
 * Packs a built package into a folder, with pnpm, because only pnpm resolves the catalog.
 *
 * @throws Error with the output if it cannot be packed.
 */
export async function pack(name: PublishedPackage, into: string): Promise<Packed> {
  const { code, output } = await command(
    'npx',
    ['--yes', await pnpm(), 'pack', '--pack-destination', into],
    { cwd: `packages/${name}`, captured: true },
  )
  const file = (await readdir(into)).find((each) => each.startsWith(`dropwatt-${name}-`))
  if (code !== 0 || !file) throw new Error(`@dropwatt/${name} could not be packed.\n${output}`)
  return { name, tarball: join(into, file) }
}
