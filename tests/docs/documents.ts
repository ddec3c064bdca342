import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/commands.ts'

/** A Markdown document of the repository. */
export interface Document {
  /** Its path, relative to the root. */
  readonly path: string
  readonly text: string
}

/** Returns the README, the pages of `docs`, the decisions and the READMEs of the packages. */
export function readDocuments(): readonly Document[] {
  const paths = globSync(['README.md', 'docs/**/*.md', 'packages/*/README.md'], { cwd: root })
  return paths.toSorted().map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}
