import { join, relative } from 'node:path'
import type { Options } from 'tsup'
import { foldStyles, readConstants, type Constants, type ConstantModules } from './fold-styles.ts'
import { openProject, type Project } from './project.ts'
import { compileStyles } from './styled-components.ts'
import { buildTarget } from './supported-browsers.ts'

type Plugin = NonNullable<Options['esbuildPlugins']>[number]

/** Returns whether a module imports styled-components. */
function makesStyles({ program }: Project, file: string): boolean {
  const imports = program.getSourceFile(file)?.imports ?? []
  return imports.some((specifier) => specifier.getText().slice(1, -1) === 'styled-components')
}

/** Derives the ids of styled components from their file names, and folds constants into styles. */
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
        const file = relative(packageRoot, path)
        const { code } = await compileStyles(file, foldStyles(project, path, constants))
        return { contents: code, loader: 'jsx' }
      })
    },
  }
}

/**
 * Returns the tsup options of a published package. Each module is compiled to one file, so that
 * `'use client'` and tree-shaking work per module.
 *
 * @param constants exports of the modules that are folded into styles, by path in the package; omit
 * it for a package without styles
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
