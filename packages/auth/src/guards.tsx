'use client'

import type { ReactNode } from 'react'
import { useAuthObject, useAuthState } from './context.js'
import type { AuthState } from './types.js'

/** What to show, or what makes it: a screen or a redirect. */
export type GuardContent = ReactNode | (() => ReactNode)

interface GuardProps {
  /** What to show while the session is looked up. @default nothing */
  loading?: GuardContent
}

export interface RequireAuthProps extends GuardProps {
  /** What to show to somebody who is signed out: a sign-in screen or a redirect. */
  signedOut: GuardContent
  /** What to show to somebody who came by a recovery link. @default nothing */
  recovery?: GuardContent
  /** What only a signed-in person sees. It is not mounted for anybody else. */
  children: ReactNode
}

/**
 * Guards what is below it, without knowing a router. It decides what to show, and no more: what
 * is worth protecting, a server has to protect.
 *
 * @throws {AuthProviderMissingError} outside `<AuthProvider>`.
 */
export function RequireAuth({
  loading,
  signedOut,
  recovery,
  children,
}: RequireAuthProps): ReactNode {
  const contents = { loading, signedOut, recovery, signedIn: children }
  return show(contents[useStatus('<RequireAuth>')])
}

export interface RequireSignedOutProps extends GuardProps {
  /** What to show to somebody who is signed in already: mostly a redirect. */
  signedIn: GuardContent
  /** A screen for signing in or up. A recovery is no sign-in, so it is there in one as well. */
  children: ReactNode
}

/**
 * Keeps a signed-in person from a screen for signing in or up, without knowing a router.
 *
 * @throws {AuthProviderMissingError} outside `<AuthProvider>`.
 */
export function RequireSignedOut({
  loading,
  signedIn,
  children,
}: RequireSignedOutProps): ReactNode {
  const contents = { loading, signedIn, recovery: children, signedOut: children }
  return show(contents[useStatus('<RequireSignedOut>')])
}

export interface RequireRecoveryProps extends GuardProps {
  /** What to show to everybody who did not come by a recovery link, signed in or not. */
  otherwise: GuardContent
  /** The screen for a new password. */
  children: ReactNode
}

/**
 * Opens the screen for a new password to a recovery alone, without knowing a router.
 *
 * @throws {AuthProviderMissingError} outside `<AuthProvider>`.
 */
export function RequireRecovery({ loading, otherwise, children }: RequireRecoveryProps): ReactNode {
  const contents = { loading, signedIn: otherwise, recovery: children, signedOut: otherwise }
  return show(contents[useStatus('<RequireRecovery>')])
}

function useStatus(caller: string): AuthState['status'] {
  return useAuthState(useAuthObject(caller), statusOf)
}

const statusOf = (state: AuthState) => state.status

function show(content: GuardContent): ReactNode {
  return typeof content === 'function' ? content() : content
}
