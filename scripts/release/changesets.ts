import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { command, pnpm, root, type CommandResult } from '../commands.ts'

/** A package in the plan of changesets. */
export interface PlannedRelease {
  readonly kind: 'publish' | 'tag-only'
  readonly name: string
  readonly version: string
  readonly access: string
  readonly tag: string
  /** Only in a plan of packed packages. */
  readonly tarball?: { readonly path: string; readonly integrity: string }
}

/**
 * Runs changesets with the pinned pnpm in its `PATH`, which it starts itself.
 *
 * @param options.registry the address of another registry than npm's
 * @param options.cwd the root of the repository that it works on
 */
export async function changeset(
  args: readonly string[],
  { registry, cwd = root }: { readonly registry?: string | undefined; readonly cwd?: string } = {},
): Promise<CommandResult> {
  return command('npx', ['--yes', '--package', await pnpm(), '--', 'changeset', ...args], {
    cwd,
    captured: true,
    env: {
      // Plain lines instead of a progress bar.
      CI: 'true',
      // Only npm takes provenance statements.
      ...(registry ? { pnpm_config_registry: registry } : { pnpm_config_provenance: 'true' }),
    },
  })
}

/**
 * Gives the packages their next versions and changelogs, and removes the changesets.
 *
 * @throws Error with the output if that fails.
 */
export async function makeVersions(cwd = root): Promise<void> {
  const { code, output } = await changeset(['version'], { cwd })
  if (code !== 0) throw new Error(`changeset version ended with code ${code}.\n${output}`)
}

/**
 * Packs what the registry does not have yet, with a plan of its publication.
 *
 * @returns what is in the plan, those that others depend on first
 * @throws Error if the registry does not answer or a package cannot be packed.
 */
export async function packPlan(
  folder: string,
  registry: string | undefined,
): Promise<readonly PlannedRelease[]> {
  const { code, output } = await changeset(['pack', '--out-dir', folder], { registry })
  if (code !== 0) throw new Error(`changeset pack ended with code ${code}.\n${output}`)
  const file = await readFile(join(folder, 'publish-plan.json'), 'utf8')
  return (JSON.parse(file) as { plan: PlannedRelease[][] }).plan.flat()
}
