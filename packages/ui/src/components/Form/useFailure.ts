'use client'
import { toast } from '../../toast/index.js'
import { useMessageOf } from './useMessageOf.js'

/** Gives back how a rejection is told: a destructive toast with the words of the service. */
export function useFailure(): (title: string, reason: unknown) => void {
  const messageOf = useMessageOf()
  return (title, reason) => {
    toast({ title, description: messageOf(reason), variant: 'destructive' })
  }
}
