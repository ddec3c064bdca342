import type { Check } from '../checks/check.ts'
import type { Consumer } from '../checks/consumers/consumer.ts'

/** A package as it is or would be published. */
export interface ReleasedPackage {
  readonly name: string
  readonly version: string
  /** Size of the tarball in bytes. */
  readonly size: number
  readonly unpackedSize: number
  readonly fileCount: number
  /** What the changelog says about the version; empty if there is no changelog. */
  readonly notes: string
  /** Empty if the registry has this version already, so that it is not published again. */
  readonly publication: { readonly access: string; readonly tag: string } | undefined
}

/** What came of a release or its rehearsal. */
export interface Outcome {
  readonly packages: readonly ReleasedPackage[]
  readonly checks: readonly Check[]
  readonly consumers: readonly Consumer[]
}

/** Returns the outcome of a release that could not be carried out. */
export function failed(error: unknown): Outcome {
  const problem = error instanceof Error ? error.message : String(error)
  return {
    packages: [],
    consumers: [],
    checks: [{ title: 'the release gets to its end', problem }],
  }
}
