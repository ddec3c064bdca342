import type { Workbench } from '../createWorkbench.ts'
import { Bench } from './Bench.ts'

/** The parts of the app around the workbench that files belong to. */
interface FilesHost {
  readonly workbench: Workbench
  /** Resolves once it is certain that the account is the one that is signed in. */
  readonly verifyUser: (user: string) => Promise<void>
}

/** Returns what works on the files of an account, and closes that of any other account. */
export function benchOf({ workbench, verifyUser }: FilesHost, user: string): Bench {
  return workbench.benchOf(user, (member) => new Bench(member, verifyUser))
}
