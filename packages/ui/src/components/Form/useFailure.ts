'use client'
import { toast } from '../../toast/index.js'
import { useMessageOf } from './useMessageOf.js'

/** Returns a function that shows a rejection in a destructive toast, with the message of the service. */
export function useFailure(): (title: string, reason: unknown) => void {
  const messageOf = useMessageOf()
  return (title, reason) => {
    toast({ title, description: messageOf(reason), variant: 'destructive' })
  }
}
