'use client'

import { useMemo, useSyncExternalStore } from 'react'
import { createAccount, type DeletionProof } from './account.js'
import { useAuthObject } from './context.js'
import type { AuthError } from './errors.js'
import { NOTHING_LOADED, statusOf, type LoadStatus } from './resource.js'

/** The deletion and the export of the current user's account, as far as the deployment has them. */
export interface UseAccountResult {
  /** Whether it is known what is offered: without the account service it is `notOffered`. */
  readonly status: LoadStatus
  /** The reason if `status` is `failed`. */
  readonly error: AuthError | undefined
  /** Asks again what is offered. Never rejects. */
  readonly reload: () => Promise<void>
  /**
   * Deletes the account on the server, ends all its sessions and signs this device out. Undefined
   * unless offered.
   *
   * @throws {AuthError} such as `invalid_credentials` or `mfa_verification_failed`.
   */
  readonly deleteAccount: ((proof: DeletionProof) => Promise<void>) | undefined
  /**
   * Mails a code to the address of the account, which then is a proof for `deleteAccount`, such as of a
   * user without a password. Undefined unless offered.
   *
   * @throws {AuthError} such as that it is too soon.
   */
  readonly sendDeletionCode: (() => Promise<void>) | undefined
  /**
   * Returns the account record as JSON. Undefined unless offered.
   *
   * @throws {AuthError} if the server did not send it.
   */
  readonly exportAccount: (() => Promise<unknown>) | undefined
}

/**
 * Returns the deletion and the export of the current user's account. Re-renders when it is known what
 * is offered.
 *
 * @throws {AuthProviderMissingError} outside `<AuthProvider>`.
 */
export function useAccount(): UseAccountResult {
  const { remove, sendCode, read, offered } = useAuthObject('useAccount()').part(createAccount)
  const loaded = useSyncExternalStore(offered.subscribe, offered.get, () => NOTHING_LOADED)
  return useMemo(
    () => ({
      status: statusOf(loaded),
      error: loaded.error,
      reload: offered.reload,
      deleteAccount: loaded.value?.has('delete') ? remove : undefined,
      sendDeletionCode: loaded.value?.has('delete-by-mail') ? sendCode : undefined,
      exportAccount: loaded.value?.has('export') ? read : undefined,
    }),
    [remove, sendCode, read, offered, loaded],
  )
}
