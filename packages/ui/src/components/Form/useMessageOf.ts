'use client'
import { useStrings } from '../../i18n/index.js'
import { formStrings } from './Form.strings.js'
import { messageOf } from './messageOf.js'

/** Gives back how a rejection is put into words: those of the service, where it came to say any. */
export function useMessageOf(): (reason: unknown) => string {
  const strings = useStrings(formStrings)
  return (reason) => messageOf(reason, strings.unreachable)
}
