import { dirname } from 'node:path'
import { API, type Checker, type Program } from 'typescript/unstable/sync'

/** The program and the type checker of a `tsconfig.json`. */
export interface Project extends Disposable {
  readonly program: Program
  readonly checker: Checker
}

/**
 * Opens the project of a `tsconfig.json` in the TypeScript compiler, whose process runs until the
 * project is disposed of.
 *
 * @param config absolute path of the `tsconfig.json`
 * @throws {Error} when the file cannot be read
 */
export function openProject(config: string): Project {
  const compiler = new API({ cwd: dirname(config) })
  try {
    const snapshot = compiler.updateSnapshot({ openProjects: [config] })
    const project = snapshot.getProject(config)
    if (!project) throw new Error(`${config} cannot be read.`)
    const { program, checker } = project
    return {
      program,
      checker,
      [Symbol.dispose]() {
        snapshot.dispose()
        compiler.close()
      },
    }
  } catch (error) {
    compiler.close()
    throw error
  }
}
