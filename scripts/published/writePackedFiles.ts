/**
 * Writes the files for tools that the package of the library has and the repository has not. Vite
 * runs it, as the sources of the library import each other in the way that Vite resolves.
 */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../commands.ts'
import { componentIndex } from './componentIndex.ts'
import { designTokens } from './designTokens.ts'

const files = { 'components.json': componentIndex(), 'tokens.json': designTokens() }
for (const [name, content] of Object.entries(files)) {
  await writeFile(join(root, 'packages/ui', name), `${JSON.stringify(content, null, 2)}\n`)
}
