import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Reads the version of a dependency that is installed in a folder. */
export async function versionIn(folder: string, dependency: string): Promise<string> {
  const file = join(folder, 'node_modules', dependency, 'package.json')
  return (JSON.parse(await readFile(file, 'utf8')) as { version: string }).version
}
