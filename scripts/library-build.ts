import { readFile } from 'node:fs/promises'
import { dirname, relative } from 'node:path'
import { transform } from 'oxc-transform'
import type { Options } from 'tsup'
import { foldStyles, type Constants } from './fold-styles.ts'
import { loneCatalog } from './lone-catalogs.ts'
import { buildTarget } from './supported-browsers.ts'
import { styledComponentsTransform } from './styled-components.ts'

/** What Oxc reports about a file it cannot transform. */
interface TransformError {
  readonly message: string
}

/**
 * How a published package is built: one module out for each module in, so that `'use client'` and
 * tree-shaking hold file by file. Oxc gives the styled parts ids that follow the file's name, the
 * constants, if any, are written into the templates that use them, and catalogs stand alone.
 */
export function libraryBuild(packageRoot: string, constants: Constants = {}): Options {
  return {
    entry: ['src/**/*.{ts,tsx}', '!src/**/*.{stories,test}.*', '!src/test/**'],
    format: 'esm',
    target: buildTarget,
    bundle: false,
    dts: false,
    clean: true,
    sourcemap: true,
    silent: true,
    esbuildPlugins: [
      {
        name: 'ready-sources',
        setup(build) {
          build.onLoad(
            { filter: /\.styles\.ts$|ThemeStyles\.ts$|(mixins|turning)\.ts$|\.it\.ts$/ },
            async ({ path }) => {
              const file = relative(packageRoot, path).replaceAll('\\', '/')
              const source = await readFile(path, 'utf8')
              const ready = path.endsWith('.it.ts')
                ? await loneCatalog(source, dirname(path))
                : foldStyles(source, constants)
              const { code, errors } = await transform(file, ready, {
                sourcemap: false,
                ...styledComponentsTransform,
              })
              if (errors.length > 0) {
                throw new Error(
                  `${file}: ${errors.map((error: TransformError) => error.message).join('; ')}`,
                )
              }
              return { contents: code, loader: 'js' }
            },
          )
        },
      },
    ],
  }
}
