import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildPackage } from '../builds.ts'
import { command, pnpm, root } from '../commands.ts'
import { checkAutomationsConsumer } from './automationsConsumer.ts'
import { checkByTool, type Check } from './check.ts'
import { checkConsumers } from './consumers.ts'
import { checkShaking } from './shaking.ts'
import { checkSizes } from './sizes.ts'

const published = ['ui', 'auth', 'automations'] as const
type Published = (typeof published)[number]

/** Packs with pnpm, because only pnpm resolves the catalog. */
async function pack(name: Published, into: string): Promise<string> {
  const { code, output } = await command(
    'npx',
    ['--yes', await pnpm(), 'pack', '--pack-destination', into],
    { cwd: `packages/${name}`, captured: true },
  )
  const tarball = (await readdir(into)).find((file) => file.startsWith(`dropwatt-${name}-`))
  if (code !== 0 || !tarball) throw new Error(`@dropwatt/${name} could not be packed.\n${output}`)
  return join(into, tarball)
}

/** Imports every entry of the built package in plain Node, like server-side rendering. */
async function importsInNode(name: Published): Promise<string> {
  const manifest = JSON.parse(
    await readFile(join(root, `packages/${name}/package.json`), 'utf8'),
  ) as { publishConfig: { exports: Record<string, { default?: string } | string> } }
  const entries = Object.values(manifest.publishConfig.exports).flatMap((entry) =>
    typeof entry === 'object' && entry.default ? [entry.default] : [],
  )
  const script = entries.map((entry) => `await import(${JSON.stringify(entry)})`).join('\n')
  const { code, output } = await command('node', ['--input-type=module', '--eval', script], {
    cwd: `packages/${name}`,
    captured: true,
  })
  return code === 0 && output === '' ? '' : `An entry does not load quietly in Node.\n${output}`
}

async function checkTarball(name: Published, tarball: string): Promise<readonly Check[]> {
  const title = (what: string) => `@dropwatt/${name} ${what}`
  return [
    { title: title('loads in Node'), problem: await importsInNode(name) },
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

/** Builds and packs the published packages and checks them with publint and Are the types wrong. */
export async function checkPackages(): Promise<readonly Check[]> {
  const results: Check[] = []
  for (const name of published) {
    const problem = (await buildPackage(name)) === 0 ? '' : 'See the output above.'
    results.push({ title: `@dropwatt/${name} builds`, problem })
  }
  if (results.some(({ problem }) => problem)) return results

  const folder = await mkdtemp(join(tmpdir(), 'dropwatt-pack-'))
  try {
    const [ui, auth] = [await pack('ui', folder), await pack('auth', folder)]
    const automations = await pack('automations', folder)
    results.push(...(await checkTarball('ui', ui)), ...(await checkTarball('auth', auth)))
    results.push(...(await checkTarball('automations', automations)))
    results.push(...(await checkSizes()), ...(await checkShaking()))
    results.push(...(await checkConsumers({ '@dropwatt/ui': ui, '@dropwatt/auth': auth })))
    results.push(...(await checkAutomationsConsumer(automations)))
    return results
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
