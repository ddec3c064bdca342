import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { command, pnpm, root } from '../commands.ts'
import { makeVersions } from './changesets.ts'
import { failed, type Outcome } from './Outcome.ts'

/** Runs a step of the preparation in a folder. */
async function step(cwd: string, name: string, ...args: readonly string[]): Promise<void> {
  const { code, output } = await command(name, args, { cwd, captured: true })
  if (code !== 0) throw new Error(`${name} ${args.join(' ')} ended with code ${code}.\n${output}`)
}

/** Copies the committed repository, installs its dependencies and gives it the next versions. */
async function prepareCopy(copy: string): Promise<void> {
  await step(root, 'git', 'clone', '--quiet', root, copy)
  await step(copy, 'npx', '--yes', await pnpm(), 'install', '--frozen-lockfile', '--prefer-offline')
  await makeVersions(copy)
}

/**
 * Rehearses a release in a temporary copy of what is committed, so that the working tree stays as it
 * is.
 *
 * @param registry where to publish in the end, such as one on this machine; by default nothing is
 *   published
 */
export async function rehearse(registry: string | undefined): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'dropwatt-rehearsal-'))
  const copy = join(folder, 'repository')
  const file = join(folder, 'outcome.json')
  try {
    console.log('Copying what is committed, with the next versions.')
    await prepareCopy(copy)
    console.log('Building, packing and trying the packages. This takes some minutes.')
    const script = join(copy, 'scripts/release/rehearseHere.ts')
    const bin = join(copy, 'node_modules/.bin')
    const { code } = await command('node', [script, file, ...(registry ? [registry] : [])], {
      cwd: copy,
      env: { PATH: `${bin}:${process.env.PATH ?? ''}` },
    })
    if (code !== 0) throw new Error(`The rehearsal ended with code ${code}.`)
    return JSON.parse(await readFile(file, 'utf8')) as Outcome
  } catch (error) {
    return failed(error)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
