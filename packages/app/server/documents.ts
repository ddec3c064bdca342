import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from './failure.ts'
import { writeSiteFile } from './siteUrls.ts'

/** The HTML documents of a built app. */
export interface Documents {
  /** By path, in lower case. */
  readonly byPath: ReadonlyMap<string, string>
  /** The document for all other paths. */
  readonly notFound: string
}

/** The file for unknown paths, as on static hosts. */
const notFoundFile = '404.html'

/**
 * Reads the documents of a build.
 *
 * @param complete inserts values that are only known at serve time
 * @throws {StartError} if the app is not built
 */
export function readDocuments(distDir: string, complete: (html: string) => string): Documents {
  const files = globSync('**/*.html', { cwd: distDir })
  const read = (file: string) => complete(readFileSync(join(distDir, file), 'utf8'))
  if (!files.includes(notFoundFile) || !files.includes('index.html')) {
    throw new StartError(
      'The app is not built, so there is nothing to show. Run "npm start", which builds it first.',
    )
  }
  const known = files.filter((file) => file !== notFoundFile)
  return {
    byPath: new Map(known.map((file) => [pathOf(file), read(file)])),
    notFound: read(notFoundFile),
  }
}

/** Maps `index.html` to its folder, and other files to their name without extension. */
function pathOf(file: string): string {
  return `/${file.replaceAll('\\', '/').replace(/(?:^|\/)index\.html$|\.html$/, '')}`
}

/** Finds the document of a path. Like the router, it ignores case and trailing slashes. */
export function findDocument({ byPath }: Documents, pathname: string): string | undefined {
  return byPath.get(pathname.toLowerCase().replace(/\/+$/, '') || '/')
}

/** A text file for programs that read the site. */
export interface SiteFile {
  readonly path: string
  readonly type: string
  readonly text: string
}

/** Reads the files for search engines and for reports of weaknesses, with absolute URLs. */
export function readSiteFiles(distDir: string, siteUrl: string): SiteFile[] {
  const plain = 'text/plain; charset=UTF-8'
  const types = {
    '/sitemap.xml': 'application/xml',
    '/robots.txt': plain,
    '/.well-known/security.txt': plain,
  }
  return Object.entries(types).map(([path, type]) => ({
    path,
    type,
    text: writeSiteFile(readFileSync(join(distDir, path), 'utf8'), siteUrl),
  }))
}
