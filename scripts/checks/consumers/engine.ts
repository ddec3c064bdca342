import { cp, readFile, writeFile } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { readBlocks } from '@dropwatt/tooling/readme'
import { command, root } from '../../commands.ts'
import { consume, onTarballs, silently, type Consumer, type Tarballs } from './consumer.ts'

/** Writes the examples of the README of the engine as modules, and returns their names. */
async function writeExamples(folder: string): Promise<readonly string[]> {
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
  for (const file of files) problems.push(await silently(node, [file], { cwd }))
  return problems.filter(Boolean).join('\n')
}

/** Uses the packed engine and its command line in a project of plain Node, with each Node here. */
export async function consumeEngine(tarballs: Tarballs): Promise<Consumer> {
  const nodes = await findNodes()
  const versions = `plain Node ${[...nodes.keys()].map((name) => name.slice(1)).join(' and ')}`
  return consume({ name: 'plain Node', versions }, async ({ folder, install, add, run }) => {
    await cp(join(root, 'tests/consumers/automations'), folder, { recursive: true })
    const examples = await writeExamples(folder)
    if (!(await install({ dependencies: onTarballs(tarballs) }))) return
    await run('types', 'has the types of the engine', 'tsc', ['-p', '.'])
    for (const [version, node] of nodes) {
      add(
        'runs',
        `runs the examples of its README with Node ${version}`,
        await runModules(node, examples, folder),
      )
      add(
        'runs',
        `changes and restores a file on the command line with Node ${version}`,
        await runModules(node, ['commandLine.mjs'], folder),
      )
    }
  })
}
