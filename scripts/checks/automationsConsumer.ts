import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { readBlocks } from '@dropwatt/tooling/readme'
import { command, pnpm, root } from '../commands.ts'
import { checkByTool, type Check } from './check.ts'

const title = (what: string) => `a project with @dropwatt/automations ${what}`

/** Makes a project with the packed engine installed and the examples of its README as modules. */
async function makeProject(folder: string, tarball: string): Promise<readonly string[]> {
  await cp(join(root, 'tests/consumers/automations'), folder, { recursive: true })
  const dependencies = { '@dropwatt/automations': `file:${tarball}` }
  const manifest = { name: 'consumer', private: true, type: 'module', dependencies }
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest, null, 2))
  const readme = await readFile(join(root, 'packages/automations/README.md'), 'utf8')
  const examples = readBlocks(readme).filter(({ language }) => language === 'ts')
  for (const [at, { text }] of examples.entries()) {
    // The same text is checked as TypeScript, and runs as JavaScript in any Node.
    await writeFile(join(folder, `example${at}.ts`), text)
    await writeFile(join(folder, `example${at}.mjs`), text)
  }
  return examples.map((_, at) => `example${at}.mjs`)
}

/** Finds the Node of this process, and that of the machine if it is another version. */
async function findNodes(): Promise<ReadonlyMap<string, string>> {
  const nodes = new Map([[process.version, process.execPath]])
  const folders = (process.env.PATH ?? '').split(delimiter)
  for (const folder of folders.filter((path) => !path.includes('node_modules'))) {
    const path = join(folder, 'node')
    const { code, output } = await command(path, ['--version'], { captured: true })
    if (code === 0 && !nodes.has(output.trim())) nodes.set(output.trim(), path)
  }
  return nodes
}

/** Runs modules one after another and returns what they print and why they fail. */
async function runModules(node: string, files: readonly string[], cwd: string): Promise<string> {
  const problems: string[] = []
  for (const file of files) {
    const { code, output } = await command(node, [file], { cwd, captured: true })
    if (code !== 0 || output !== '') problems.push(`${file}, code ${code}: ${output}`)
  }
  return problems.join('\n')
}

/** Tests the packed engine and its command line in a project of its own, with each Node here. */
export async function checkAutomationsConsumer(tarball: string): Promise<readonly Check[]> {
  const folder = await mkdtemp(join(tmpdir(), 'dropwatt-engine-'))
  try {
    const examples = await makeProject(folder, tarball)
    const install = ['--yes', await pnpm(), 'install', '--ignore-workspace', '--prefer-offline']
    const results = [
      await checkByTool(title('installs it'), 'npx', install, { cwd: folder }),
      await checkByTool(title('has its types'), 'tsc', ['-p', '.'], { cwd: folder }),
    ]
    for (const [version, node] of await findNodes()) {
      results.push(
        {
          title: title(`runs the examples of the README with Node ${version}`),
          problem: await runModules(node, examples, folder),
        },
        {
          title: title(`changes and restores a file on the command line with Node ${version}`),
          problem: await runModules(node, ['commandLine.mjs'], folder),
        },
      )
    }
    return results
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
