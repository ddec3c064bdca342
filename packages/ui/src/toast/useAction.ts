'use client'
import { useCallback } from 'react'
import { showNotImplemented } from './toast.js'

/**
 * Returns the handler, or without one a function that shows the not-implemented notice.
 *
 * @param handler the handler of the consumer, if any
 * @param action title of the action, if the notice should name it
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
