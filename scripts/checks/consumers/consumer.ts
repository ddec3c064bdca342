import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { readFiles } from '@dropwatt/tooling/readme'
import { command, pnpm, root, type CommandOptions } from '../../commands.ts'
import { checkByTool, type Check } from '../check.ts'

/** Steps of a project with the packages, in order. */
type Stage = 'installs' | 'types' | 'builds' | 'runs'

interface StageCheck extends Check {
  readonly stage: Stage
}

/** Results of a project that uses the packed packages. */
export interface Consumer {
  /** Such as `Vite`. */
  readonly name: string
  /** Tools that it is made with, such as `Vite 8.3.8, React 19.3.1`. */
  readonly versions: string
  readonly checks: readonly StageCheck[]
  readonly seconds: number
}

/** A project in a temporary folder. */
export interface Project {
  readonly folder: string
  /** Writes the manifest and installs the dependencies; returns whether that worked. */
  readonly install: (manifest: Readonly<Record<string, unknown>>) => Promise<boolean>
  /** Adds a result: what the project does, and the problem, which is empty if there is none. */
  readonly add: (stage: Stage, what: string, problem: string) => void
  /** Runs a tool in the folder, and adds the result. */
  readonly run: (
    stage: Stage,
    what: string,
    tool: string,
    args: readonly string[],
    options?: CommandOptions,
  ) => Promise<void>
}

/** Returns the version of a package that is installed here, for the same one in a project. */
export async function installedVersion(name: string, folder = '.'): Promise<string> {
  const file = join(root, folder, 'node_modules', name, 'package.json')
  return (JSON.parse(await readFile(file, 'utf8')) as { version: string }).version
}

/** Packed packages, by name. */
export type Tarballs = Readonly<Record<string, string>>

/** Returns dependencies on packed packages, for a manifest. */
export function onTarballs(tarballs: Tarballs): Record<string, string> {
  return Object.fromEntries(Object.entries(tarballs).map(([name, file]) => [name, `file:${file}`]))
}

/** Writes the files that a README shows with their paths into a project. */
export async function pasteFiles(readme: string, folder: string): Promise<void> {
  for (const { path, text } of readFiles(await readFile(join(root, readme), 'utf8'))) {
    const file = join(folder, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  }
}

async function install(folder: string, manifest: Readonly<Record<string, unknown>>) {
  const whole = { name: 'consumer', private: true, type: 'module', ...manifest }
  await writeFile(join(folder, 'package.json'), JSON.stringify(whole, null, 2))
  const args = ['install', '--ignore-workspace', '--ignore-scripts', '--prefer-offline']
  return checkByTool('', 'npx', ['--yes', await pnpm(), ...args], { cwd: folder })
}

/** Makes a project in a temporary folder, takes its steps, and removes it. */
export async function consume(
  { name, versions }: Pick<Consumer, 'name' | 'versions'>,
  steps: (project: Project) => Promise<void>,
): Promise<Consumer> {
  const started = performance.now()
  const folder = await mkdtemp(join(tmpdir(), 'dropwatt-consumer-'))
  const checks: StageCheck[] = []
  const add: Project['add'] = (stage, what, problem) => {
    checks.push({ stage, title: `a project with ${versions} ${what}`, problem })
  }
  try {
    await steps({
      folder,
      add,
      async install(manifest) {
        const { problem } = await install(folder, manifest)
        add('installs', 'installs the packages', problem)
        return problem === ''
      },
      async run(stage, what, tool, args, options) {
        const { problem } = await checkByTool('', tool, args, { cwd: folder, ...options })
        add(stage, what, problem)
      },
    })
  } catch (error) {
    add('runs', 'gets to its end', String(error))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  return { name, versions, checks, seconds: (performance.now() - started) / 1000 }
}

/** Returns the output of a program that has to be silent, and its code if it failed. */
export async function silently(
  name: string,
  args: readonly string[],
  options: CommandOptions,
): Promise<string> {
  const { code, output } = await command(name, args, { ...options, captured: true })
  return code === 0 ? output : `${output}\n${name} ${args.join(' ')} ended with code ${code}.`
}
