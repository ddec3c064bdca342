// Cuts the schema of Shopify's Admin API to what the operations of packages/store need, and writes it
// with the access scopes into packages/store/schema. For another version of the package, change `source`.
import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { apiVersion, nextApiVersion, operations } from '@dropwatt/shopify'
import type { IntrospectionQuery } from 'graphql'
import { unpackTar } from 'modern-tar'
import { command, root, runAll } from '../commands.ts'
import { cutSchema } from '../shopify/cutSchema.ts'
import { cutScopes, type ScopeRow } from '../shopify/scopeTable.ts'

/** The package with the schemas. Only packed: installed it would bring 399 MB. */
const source = {
  name: '@shopify/dev-mcp',
  version: '1.16.0',
  integrity:
    'sha512-tqgRnK7sQhjew+htxtleTH23nXB5fZcsrhWgEkomsorGXvLOB2mh2upwZm8uzuTDNTZnqtLMe64yIwh6s2awtw==',
}

interface SchemaFile {
  readonly data: IntrospectionQuery
  readonly offline_scopes: { readonly items: readonly ScopeRow[] }
}

/** Downloads the package and returns its files of data and its licence. */
async function download(): Promise<(name: string) => Uint8Array> {
  const folder = await mkdtemp(join(tmpdir(), 'shopify-schema-'))
  try {
    const args = [
      'pack',
      `${source.name}@${source.version}`,
      '--pack-destination',
      folder,
      '--json',
    ]
    const { code, output } = await command('npm', args, { captured: true })
    if (code !== 0) throw new Error(`npm pack failed:\n${output}`)
    const tarball = await readFile(join(folder, `shopify-dev-mcp-${source.version}.tgz`))
    const integrity = `sha512-${createHash('sha512').update(tarball).digest('base64')}`
    if (integrity !== source.integrity)
      throw new Error(`The package has another content than expected: ${integrity}`)
    const isWanted = /^package\/(?:LICENSE|dist\/data\/admin_.+\.json\.gz)$/
    const files = await unpackTar(gunzipSync(tarball), {
      filter: ({ name }) => isWanted.test(name),
    })
    const byName = new Map(files.map(({ header, data }) => [header.name, data]))
    return (name) => {
      const data = byName.get(`package/${name}`)
      if (!data) throw new Error(`The package has no ${name}.`)
      return data
    }
  } finally {
    await rm(folder, { recursive: true })
  }
}

const fileOf = await download()
const folder = 'packages/store/schema'
const write = (name: string, text: string | Uint8Array) => writeFile(join(root, folder, name), text)
const texts = Object.values(operations).map(({ text }) => text)

for (const version of [apiVersion, nextApiVersion]) {
  const file = JSON.parse(
    gunzipSync(fileOf(`dist/data/admin_${version}.json.gz`)).toString(),
  ) as SchemaFile
  const schema = cutSchema(file.data, texts)
  await write(`admin-${version}.graphql`, schema)
  if (version === apiVersion)
    await write('scopes.json', JSON.stringify(cutScopes(file.offline_scopes.items, schema)))
}
await write('LICENSE', fileOf('LICENSE'))
await runAll(['oxfmt', [folder]])
console.log(`Wrote the schemas of ${apiVersion} and ${nextApiVersion} into ${folder}.`)
