import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { listNames } from '@dropwatt/tooling/public-names'
import { command, root } from '../commands.ts'
import { readManifest, type Packed, type PublishedPackage } from '../packages.ts'
import { checkByTool, type Check } from './check.ts'
import { findStrays, readContents, requiredFiles } from './contents.ts'

/** The committed list of exports of each package. */
const exportLists: Readonly<Record<PublishedPackage, string>> = {
  ui: 'packages/ui/src/exports/exports.txt',
  auth: 'packages/auth/src/exports.txt',
  automations: 'packages/automations/src/exports.txt',
}

/** Imports every entry of the built package in plain Node, like server-side rendering. */
async function loadInNode(name: PublishedPackage): Promise<{ problem: string; names: string }> {
  const { publishConfig } = await readManifest(name)
  const lines = Object.entries(publishConfig.exports).flatMap(([key, entry]) => {
    if (typeof entry === 'string' || !entry.default) return []
    const shortName = key === '.' ? 'index' : key.slice('./'.length)
    return [`found[${JSON.stringify(shortName)}] = await import(${JSON.stringify(entry.default)})`]
  })
  const script = [
    'const found = {}',
    ...lines,
    'const names = Object.entries(found).map(([entry, module]) => [entry, Object.keys(module)])',
    'process.stdout.write(JSON.stringify(names))',
  ].join('\n')
  const { code, output } = await command('node', ['--input-type=module', '--eval', script], {
    cwd: `packages/${name}`,
    captured: true,
  })
  try {
    if (code !== 0) throw new Error(`Node ended with code ${code}.`)
    const found = JSON.parse(output) as (readonly [entry: string, names: readonly string[]])[]
    return { problem: '', names: listNames(found) }
  } catch {
    return { problem: `An entry does not load quietly in Node.\n${output}`, names: '' }
  }
}

async function checkExports(name: PublishedPackage, names: string): Promise<string> {
  const file = exportLists[name]
  const isSame = (await readFile(join(root, file), 'utf8')) === names
  return isSame ? '' : `The built package exports other names than ${file}.\n${names}`
}

/** Checks a packed package: its entries, its manifest, its types and its files. */
export async function checkTarball({ name, tarball }: Packed): Promise<readonly Check[]> {
  const title = (what: string) => `@dropwatt/${name} ${what}`
  const { problem, names } = await loadInNode(name)
  const { files } = await readContents(tarball)
  return [
    { title: title('loads in Node'), problem },
    { title: title('exports what its list says'), problem: await checkExports(name, names) },
    {
      title: title('has the files that users need, and no others'),
      problem: findStrays(files, requiredFiles({ name, tarball })).join('\n'),
    },
    await checkByTool(title('passes publint'), 'publint', [tarball, '--strict']),
    await checkByTool(title('passes are-the-types-wrong'), 'attw', [
      tarball,
      '--profile',
      'esm-only',
      '--format',
      'ascii',
      '--no-color',
      // Style sheets and data have no types.
      '--exclude-entrypoints',
      'components.json',
      'fonts.css',
      'theme.css',
      'tokens.json',
    ]),
  ]
}
