'use client'

import { useMemo, useSyncExternalStore } from 'react'
import { useAuthObject, useAuthState } from './context.js'
import type { AuthError } from './errors.js'
import {
  createFactors,
  listFactors,
  type AuthFactor,
  type FactorActions,
  type RecoveryCodeActions,
  type RecoveryCodeCount,
} from './factors.js'
import { NOTHING_LOADED } from './resource.js'
import type { AuthState } from './types.js'

/** The recovery codes of the current user. */
export interface RecoveryCodes extends RecoveryCodeActions, RecoveryCodeCount {}

/** The factors of the current user and the actions on them. */
export interface UseFactorsResult extends FactorActions {
  /** The verified factors, also before the second step. Empty if two-step verification is off. */
  readonly list: readonly AuthFactor[]
  /** Undefined if the deployment has none, and until that is known. */
  readonly recoveryCodes: RecoveryCodes | undefined
  /** The reason why the recovery codes could not be loaded. */
  readonly error: AuthError | undefined
  /** Loads the recovery codes again. Never rejects. */
  readonly reload: () => Promise<void>
}

/**
 * Returns the factors of the current user and the actions on them. Re-renders when the user or the
 * count of recovery codes changes.
 *
 * @throws {AuthProviderMissingError} outside `<AuthProvider>`.
 */
export function useFactors(): UseFactorsResult {
  const auth = useAuthObject('useFactors()')
  const user = useAuthState(auth, userOf)
  const { actions, codeActions, codes } = auth.part(createFactors)
  const { value, error } = useSyncExternalStore(codes.subscribe, codes.get, () => NOTHING_LOADED)
  const list = useMemo(() => listFactors(user), [user])
  return useMemo(
    () => ({
      ...actions,
      list,
      recoveryCodes: value ? { ...value, ...codeActions } : undefined,
      error,
      reload: codes.reload,
    }),
    [actions, codeActions, codes, list, value, error],
  )
}

const userOf = (state: AuthState) => state.user
