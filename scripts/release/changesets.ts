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
 * Runs changesets with the pinned pnpm in its `PATH`, which it packs and publishes with.
 *
 * @param registry the address of another registry than npm's
 */
export async function changeset(
  args: readonly string[],
  registry: string | undefined,
  cwd = root,
): Promise<CommandResult> {
  return command('npx', ['--yes', '--package', await pnpm(), '--', 'changeset', ...args], {
    cwd,
    captured: true,
    env: registry ? { npm_config_registry: registry, pnpm_config_registry: registry } : {},
  })
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
  const { code, output } = await changeset(['pack', '--out-dir', folder], registry)
  if (code !== 0) throw new Error(`changeset pack ended with code ${code}.\n${output}`)
  const file = await readFile(join(folder, 'publish-plan.json'), 'utf8')
  return (JSON.parse(file) as { plan: PlannedRelease[][] }).plan.flat()
}
