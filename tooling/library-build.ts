import { join, relative } from 'node:path'
import { transform } from 'oxc-transform'
import type { Options } from 'tsup'
import { foldStyles, readConstants, type Constants, type ConstantModules } from './fold-styles.ts'
import { openProject, type Project } from './project.ts'
import { styledComponentsTransform } from './styled-components.ts'
import { buildTarget } from './supported-browsers.ts'

/** What Oxc reports about a file it cannot transform. */
interface TransformError {
  readonly message: string
}

type Plugin = NonNullable<Options['esbuildPlugins']>[number]

/** Tells whether a module is among those that styled-components make their styles in. */
function makesStyles({ program }: Project, file: string): boolean {
  const imports = program.getSourceFile(file)?.imports ?? []
  return imports.some((specifier) => specifier.getText().slice(1, -1) === 'styled-components')
}

/** Gives styled parts ids that follow the name of the file, and writes the constants into their styles. */
function readyStyles(packageRoot: string, modules: ConstantModules): Plugin {
  return {
    name: 'ready-styles',
    setup(build) {
      let project: Project
      let constants: Constants
      build.onStart(() => {
        project = openProject(join(packageRoot, 'tsconfig.build.json'))
        const byPath = Object.entries(modules).map(([file, values]) => [
          join(packageRoot, file),
          values,
        ])
        constants = readConstants(project, Object.fromEntries(byPath))
      })
      build.onEnd(() => project[Symbol.dispose]())
      build.onLoad({ filter: /\.tsx?$/ }, async ({ path }) => {
        if (!makesStyles(project, path)) return undefined
        const file = relative(packageRoot, path).replaceAll('\\', '/')
        const { code, errors } = await transform(file, foldStyles(project, path, constants), {
          sourcemap: false,
          ...styledComponentsTransform,
        })
        if (errors.length > 0) {
          throw new Error(
            `${file}: ${errors.map((error: TransformError) => error.message).join('; ')}`,
          )
        }
        return { contents: code, loader: 'js' }
      })
    },
  }
}

/**
 * How a published package is built: one module out for each module in, so that `'use client'` and
 * tree-shaking hold file by file.
 *
 * @param constants modules whose values are written into the styles that use them, by their paths in
 * the package, where it has styles
 */
export function libraryBuild(packageRoot: string, constants?: ConstantModules): Options {
  return {
    entry: ['src/**/*.{ts,tsx}', '!src/**/*.{stories,test}.*', '!src/test/**'],
    format: 'esm',
    target: buildTarget,
    bundle: false,
    dts: false,
    clean: true,
    sourcemap: true,
    silent: true,
    esbuildPlugins: constants ? [readyStyles(packageRoot, constants)] : [],
  }
}
