import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { readDocuments } from '../../server/documents.ts'
import { contentSecurityPolicy, securityHeaderFields } from '../../server/securityHeaders.ts'
import { caddyfile } from './caddyfile.ts'
import { headersFile, redirectsFile } from './headersFile.ts'
import { refusedMarkup } from './refusedMarkup.ts'
import type { Site } from './site.ts'
import { vercelConfig } from './vercel.ts'

export interface HostOptions {
  /** URL of the Supabase project that the documents connect to, if any. */
  readonly projectUrl?: string | undefined
  /** Folder for files outside of the site. @default `deploy` beside `distDir` */
  readonly deployDir?: string
}

/** Compressed versions, `_headers` and `_redirects`: Vercel needs none, and they get no header rules. */
const leftOut = /\.(?:br|gz)$|^_(?:headers|redirects)$/

/**
 * Writes the configuration of static hosts: `_headers` and `_redirects` into the build, and a Caddyfile and the
 * output for Vercel into `deployDir`. Their response headers are those of the server.
 *
 * @throws {Error} when a document contains markup that the policy blocks
 */
export async function writeHostFiles(
  distDir: string,
  { projectUrl, deployDir = join(distDir, '../deploy') }: HostOptions = {},
): Promise<void> {
  const site = await readSite(distDir, projectUrl)
  await writeFile(join(distDir, '_headers'), headersFile(site))
  await writeFile(join(distDir, '_redirects'), redirectsFile())

  await mkdir(deployDir, { recursive: true })
  await writeFile(join(deployDir, 'Caddyfile'), caddyfile(site))

  const output = join(deployDir, '.vercel/output')
  await rm(output, { recursive: true, force: true })
  await cp(distDir, join(output, 'static'), {
    recursive: true,
    filter: (source) => !leftOut.test(basename(source)),
  })
  await writeFile(join(output, 'config.json'), JSON.stringify(vercelConfig(site), null, 2))
}

async function readSite(distDir: string, projectUrl?: string): Promise<Site> {
  const { byPath, notFound } = readDocuments(distDir, (html) => html)
  const documents = [...byPath.values(), notFound]
  const [refused] = documents.flatMap(refusedMarkup)
  if (refused) throw new Error(`[@dropwatt/app] The policy blocks markup of a document: ${refused}`)
  const entries = await readdir(distDir, { withFileTypes: true })
  return {
    addresses: [...byPath.keys()],
    files: entries
      .filter((each) => each.isFile() && !each.name.endsWith('.html') && !leftOut.test(each.name))
      .map(({ name }) => name)
      .toSorted(),
    headers: securityHeaderFields(contentSecurityPolicy(documents, projectUrl)),
  }
}
