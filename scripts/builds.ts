import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { glob, mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { runnerImport } from 'vite'
import { command, root } from './commands.ts'

const appSources = [
  'packages/{ui,auth,app,automations,workbench}/src/**',
  'packages/{ui,auth,app,automations,workbench}/*.{css,html,json,ts}',
  'packages/ui/fonts/*',
  'packages/app/{build,prerender,public,server,worker}/**',
  'tooling/{styled-components,supported-browsers}.ts',
  'pnpm-lock.yaml',
]

async function fingerprint(patterns: readonly string[]): Promise<string> {
  const files: string[] = []
  for await (const file of glob(patterns, { cwd: root })) files.push(file)
  const hash = createHash('sha256')
  for (const file of files.toSorted()) {
    const { size, mtimeMs } = await stat(join(root, file))
    hash.update(`${file}:${size}:${mtimeMs}\n`)
  }
  return hash.digest('hex')
}

/** Builds the app for production unless its sources are unchanged, and returns the exit code. */
export async function buildApp(): Promise<number> {
  const stamp = join(root, 'node_modules/.cache/app-build')
  const now = await fingerprint(appSources)
  const isBuilt = existsSync(join(root, 'packages/app/dist/404.html')) && existsSync(stamp)
  if (isBuilt && (await readFile(stamp, 'utf8')) === now) return 0

  console.log('Building the app.')
  const { code } = await command('node', ['build/build.ts'], { cwd: 'packages/app' })
  if (code === 0) {
    await mkdir(dirname(stamp), { recursive: true })
    await writeFile(stamp, now)
  }
  return code
}

/** Builds a published package with tsup and its types with tsc, and the files for tools; returns the exit code. */
export async function buildPackage(name: 'ui' | 'auth' | 'automations'): Promise<number> {
  const cwd = `packages/${name}`
  const { code } = await command('tsup', [], { cwd })
  if (code !== 0) return code
  if (name === 'ui') await runnerImport(join(root, 'scripts/published/writePackedFiles.ts'))
  return (await command('tsc', ['-p', 'tsconfig.build.json', '--singleThreaded'], { cwd })).code
}
