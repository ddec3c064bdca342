import { dirname } from 'node:path'
import { API, type Checker, type Program } from 'typescript/unstable/sync'

/** The sources of a `tsconfig.json`, as the compiler understands them. */
export interface Project extends Disposable {
  readonly program: Program
  readonly checker: Checker
}

/**
 * Has the compiler read the sources of a `tsconfig.json`. It runs in a process of its own, which ends
 * when the project is disposed of.
 *
 * @param config path of the `tsconfig.json`
 * @throws {Error} when there is no such file
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
