import type { Bench } from '../../core/store/Bench.ts'
import { benchOf } from '../../core/store/benchOf.ts'
import { useHost } from '../WorkbenchHost.tsx'

/** Returns the workbench of the signed-in account; nothing while nobody is signed in. */
export function useBench(): Bench | undefined {
  const { workbench, user } = useHost()
  return user === undefined ? undefined : benchOf(workbench, user)
}
