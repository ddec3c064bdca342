import type { Workbench } from '../createWorkbench.ts'
import { Bench } from './Bench.ts'

/** Returns what works on the files of an account, and closes that of any other account. */
export function benchOf(workbench: Workbench, user: string): Bench {
  return workbench.benchOf(user, (member) => new Bench(member))
}
