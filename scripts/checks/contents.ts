import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { unpackTar } from 'modern-tar'
import { root } from '../commands.ts'
import type { Packed } from '../packages.ts'

/** Contents of a tarball, sizes in bytes. */
export interface Contents {
  readonly size: number
  readonly unpackedSize: number
  /** The paths of its files, below the package. */
  readonly files: readonly string[]
}

/** Words in file names that only the development of a package has. */
const development = new Set(['bench', 'spec', 'stories', 'test'])

/** Says whether users of a package need a file of it: code, types, styles, data and documents. */
function isNeeded(path: string): boolean {
  if (path.split(/[./]/).some((word) => development.has(word))) return false
  const extension = extname(path)
  if (path.startsWith('dist/')) {
    return path.endsWith('.d.ts') || path.endsWith('.js') || path.endsWith('.js.map')
  }
  if (path.startsWith('fonts/')) return extension === '.woff2' || path === 'fonts/OFL.txt'
  if (extension === '.md' || extension === '.txt') return true
  return basename(path) === path && ['', '.css', '.json'].includes(extension)
}

/** Lists what is wrong with the files of a package: those that users do not need, and missing ones. */
export function findStrays(
  files: readonly string[],
  required: readonly string[],
): readonly string[] {
  return [
    ...files.filter((path) => !isNeeded(path)).map((path) => `${path} is of no use to users.`),
    ...required.filter((path) => !files.includes(path)).map((path) => `${path} is missing.`),
  ]
}

/** Returns the files that a tarball of a package must have. */
export function requiredFiles({ name }: Packed): readonly string[] {
  const changelog = 'CHANGELOG.md'
  const hasChangelog = existsSync(join(root, 'packages', name, changelog))
  return ['LICENSE', 'README.md', 'package.json', ...(hasChangelog ? [changelog] : [])]
}

/** Reads what a tarball of a package holds. */
export async function readContents(tarball: string): Promise<Contents> {
  const packed = await readFile(tarball)
  const entries = await unpackTar(gunzipSync(packed))
  const headers = entries.map(({ header }) => header).filter(({ type }) => type === 'file')
  return {
    size: packed.byteLength,
    unpackedSize: headers.reduce((total, { size }) => total + size, 0),
    // npm and pnpm put all files into a folder of this name.
    files: headers.map(({ name }) => name.replace(/^package\//, '')),
  }
}
