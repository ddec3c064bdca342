'use client'

import type { ReactNode } from 'react'
import { useAuthObject, useAuthState } from './context.js'
import type { AuthState } from './types.js'

/** Content, or a function that returns it: a screen or a redirect. */
export type GuardContent = ReactNode | (() => ReactNode)

interface GuardProps {
  /** Content while the session is checked. @default nothing */
  loading?: GuardContent
}

export interface RequireAuthProps extends GuardProps {
  /** Content for visitors: a sign-in screen or a redirect. */
  signedOut: GuardContent
  /** Content during a password recovery. @default nothing */
  recovery?: GuardContent
  /** Content before the second step: its screen or a redirect. @default nothing */
  secondStep?: GuardContent
  /** The private content. It is mounted for signed-in users only. */
  children: ReactNode
}

/**
 * Shows its children to signed-in users only; works with any router. It only controls what is
 * shown: data must be protected on the server.
 *
 * @throws {AuthProviderMissingError} outside `<AuthProvider>`.
 */
export function RequireAuth({
  loading,
  signedOut,
  recovery,
  secondStep,
  children,
}: RequireAuthProps): ReactNode {
  const contents = {
    loading,
    signedOut,
    recovery,
    'second-step': secondStep,
    signedIn: children,
  }
  return show(contents[useStatus('<RequireAuth>')])
}

export interface RequireSignedOutProps extends GuardProps {
  /** Content for members: usually a redirect. */
  signedIn: GuardContent
  /** Content before the second step: its screen or a redirect. @default the children */
  secondStep?: GuardContent
  /** The sign-in or sign-up screen. It also shows during a recovery, which is not a sign-in. */
  children: ReactNode
}

/**
 * Hides a sign-in or sign-up screen from signed-in users; works with any router.
 *
 * @throws {AuthProviderMissingError} outside `<AuthProvider>`.
 */
export function RequireSignedOut({
  loading,
  signedIn,
  children,
  secondStep = children,
}: RequireSignedOutProps): ReactNode {
  const contents = {
    loading,
    signedIn,
    recovery: children,
    'second-step': secondStep,
    signedOut: children,
  }
  return show(contents[useStatus('<RequireSignedOut>')])
}

export interface RequireRecoveryProps extends GuardProps {
  /** Content outside a password recovery, signed in or not. */
  otherwise: GuardContent
  /** Content before the second step, which comes first in a recovery too. @default `otherwise` */
  secondStep?: GuardContent
  /** The screen for a new password. */
  children: ReactNode
}

/**
 * Shows the screen for a new password during a password recovery only; works with any router.
 *
 * @throws {AuthProviderMissingError} outside `<AuthProvider>`.
 */
export function RequireRecovery({
  loading,
  otherwise,
  secondStep = otherwise,
  children,
}: RequireRecoveryProps): ReactNode {
  const contents = {
    loading,
    signedIn: otherwise,
    recovery: children,
    'second-step': secondStep,
    signedOut: otherwise,
  }
  return show(contents[useStatus('<RequireRecovery>')])
}

function useStatus(caller: string): AuthState['status'] {
  return useAuthState(useAuthObject(caller), statusOf)
}

const statusOf = (state: AuthState) => state.status

function show(content: GuardContent): ReactNode {
  return typeof content === 'function' ? content() : content
}
