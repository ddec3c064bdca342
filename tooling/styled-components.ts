import { relative } from 'node:path'
import { transform, type TransformResult } from 'oxc-transform'
import type { Plugin } from 'vite'

/** Derives the ids from the module instead of the loading order. */
const styledComponents = { fileName: false, displayName: false, minify: true, pure: true }

/**
 * Compiles a module that creates styled components, and gives these ids that derive from its text;
 * JSX stays for the next transform.
 *
 * @param file a relative path for messages; Oxc would make ids from an absolute one
 * @throws Error for a syntax error
 */
export async function compileStyles(
  file: string,
  source: string,
): Promise<Pick<TransformResult, 'code' | 'map'>> {
  const { code, map, errors } = await transform(file.replaceAll('\\', '/'), source, {
    sourcemap: true,
    jsx: 'preserve',
    plugins: { styledComponents },
  })
  if (errors.length > 0) {
    throw new Error(`${file}: ${errors.map(({ message }) => message).join('; ')}`)
  }
  return { code, map }
}

/**
 * Returns the Vite plugin that gives styled components the same ids on the server, in the browser
 * and in every folder.
 */
export function styledComponentIds(): Plugin {
  return {
    name: 'dropwatt:styled-component-ids',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx?$/, code: 'styled-components' },
      handler: (source, file) => compileStyles(relative(import.meta.dirname, file), source),
    },
  }
}
