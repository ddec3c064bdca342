'use client'
import { useStrings } from '../../i18n/index.js'
import { toast } from '../../toast/index.js'
import { formStrings } from './Form.strings.js'
import { messageOf } from './messageOf.js'

/** Returns a function that shows a rejection in a destructive toast, with the message of the service. */
export function useFailure(): (title: string, reason: unknown) => void {
  const strings = useStrings(formStrings)
  return (title, reason) => {
    const description = messageOf(reason, strings.unreachable)
    toast({ title, description, variant: 'destructive' })
  }
}
