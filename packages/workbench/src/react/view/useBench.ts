import type { Bench } from '../../core/store/Bench.ts'
import { benchOf } from '../../core/store/benchOf.ts'
import { useHost } from '../WorkbenchHost.tsx'

/** Returns the workbench of the signed-in account; nothing while nobody is signed in. */
export function useBench(): Bench | undefined {
  const host = useHost()
  return host.user === undefined ? undefined : benchOf(host, host.user)
}
