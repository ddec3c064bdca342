import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const template = await readFile(join(import.meta.dirname, '../../../index.html'), 'utf8')

/** Returns a document as the build writes it, with a style sheet of its own. */
function page(name: string): string {
  return template.replace('</head>', `<style data-styled="true">.${name}{color:red}</style></head>`)
}

/** Creates a temporary folder with a small site, as the build of the app writes it. */
export async function makeSite() {
  const folder = await mkdtemp(join(tmpdir(), 'dropwatt-hosts-'))
  const distDir = join(folder, 'dist')
  const files = {
    'index.html': page('home'),
    'login.html': page('login'),
    'it.html': page('home'),
    'it/login.html': page('accedi'),
    'dashboard.html': template,
    'dashboard/auto-tag.html': template,
    'dashboard/settings/account.html': template,
    '404.html': page('nothing'),
    'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'robots.txt': 'User-agent: *\n',
    'sitemap.xml': '<urlset/>',
    '.well-known/security.txt': 'Contact: /support\n',
    'assets/main-abc123.js': 'export const answer = 42\n'.repeat(100),
    'assets/serviceRequests-abc123.js': 'postMessage(42)\n',
    'assets/geist-abc123.woff2': 'wOF2'.repeat(1000),
  }
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(distDir, file)), { recursive: true })
    await writeFile(join(distDir, file), text)
  }
  return {
    distDir,
    deployDir: join(folder, 'deploy'),
    remove: () => rm(folder, { recursive: true }),
  }
}
