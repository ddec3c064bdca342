'use client'
import { useCallback } from 'react'
import { showNotImplemented } from './toast.js'

/**
 * The notice rule: what is not wired says so. Gives back the handler, or without one a function
 * that shows the not-implemented notice.
 *
 * @param handler what the consumer wants to happen, if anything
 * @param action title of the action, when the notice should name it
 */
export function useAction<Values extends readonly unknown[], Result>(
  handler: ((...values: Values) => Result) | undefined,
  action?: string,
): (...values: Values) => Result | undefined {
  const notice = useCallback(() => {
    showNotImplemented(action)
    return undefined
  }, [action])
  return handler ?? notice
}
