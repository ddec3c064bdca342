import type { AuthNotice } from '@dropwatt/auth'
import { toast } from '@dropwatt/ui/toast'
import { useEffect, useRef } from 'react'
import { useAuthErrorWords, useTexts } from './LanguageProvider.tsx'
import { isOfGoogle, useSignedOutNotice } from './useSignedOutNotice.ts'

/**
 * Tells a visitor who comes back from Google without a session why, once: in the words of Google
 * where they are known to be its own, else in ours.
 */
export function useGoogleRefusal(): void {
  const notice = useSignedOutNotice()
  const told = useRef<AuthNotice>(undefined)
  const { googleFailed } = useTexts()
  const { codes } = useAuthErrorWords()

  useEffect(() => {
    if (!notice || notice === told.current || !isOfGoogle(notice)) return
    told.current = notice
    const description = notice.providerMessage ?? codes[notice.code]
    toast({ title: googleFailed, description, variant: 'destructive' })
  }, [notice, googleFailed, codes])
}
