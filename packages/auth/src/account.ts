import { createAccountRequests, type AccountFeature } from './accountService.js'
import type { AuthTools } from './types.js'
import { createResource, type Resource } from './resource.js'

/**
 * The proof of a deletion: the password, or a code from a mail of `sendDeletionCode`. With a verified
 * factor it is a code of it or a recovery code.
 */
export type DeletionProof = { password: string } | { code: string }

interface AccountPart {
  readonly remove: (proof: DeletionProof) => Promise<void>
  readonly sendCode: () => Promise<void>
  readonly read: () => Promise<unknown>
  /** Null if the deployment offers neither. */
  readonly offered: Resource<ReadonlySet<AccountFeature> | null>
}

/** Creates the deletion and the export of the current user's account. */
export function createAccount({ auth }: AuthTools): AccountPart {
  const { offers, send } = auth.part(createAccountRequests)
  return {
    offered: createResource(auth, async () => {
      const offered = new Set<AccountFeature>()
      for (const feature of ['delete', 'delete-by-mail', 'export'] as const) {
        if (await offers(feature)) offered.add(feature)
      }
      return offered.size > 0 ? offered : null
    }),

    async remove(proof) {
      await send('', 'DELETE', proof)
      await auth.signOut()
    },

    async sendCode() {
      await send('/code', 'POST')
    },

    read: () => send('/export'),
  }
}
