import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { readDocuments } from '../../server/documents.ts'
import { contentSecurityPolicy, securityHeaderFields } from '../../server/securityHeaders.ts'
import { caddyfile } from './caddyfile.ts'
import { headersFile } from './headersFile.ts'
import { refusedMarkup } from './refusedMarkup.ts'
import type { Site } from './site.ts'
import { vercelConfig } from './vercel.ts'

export interface HostOptions {
  /** Address of the Supabase project that the documents name, if they name one. */
  readonly projectUrl?: string | undefined
  /** Folder for what lies beside the site. @default `deploy` beside `distDir` */
  readonly deployDir?: string
}

/** What a host gets in another form, or makes itself. */
const leftOut = /\.(?:br|gz)$|^_headers$/

/**
 * Writes what hosts have to be told of the built app: `_headers` into the build, and into
 * `deployDir` a Caddyfile and the output that Vercel takes. The headers are those of the server.
 *
 * @throws {Error} when a document holds what the policy refuses
 */
export async function writeHostFiles(
  distDir: string,
  { projectUrl, deployDir = join(distDir, '../deploy') }: HostOptions = {},
): Promise<void> {
  const site = await readSite(distDir, projectUrl)
  await writeFile(join(distDir, '_headers'), headersFile(site))

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
  if (refused)
    throw new Error(`[@dropwatt/app] The policy refuses a part of a document: ${refused}`)
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
