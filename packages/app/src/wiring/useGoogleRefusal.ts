import type { AuthNotice } from '@dropwatt/auth'
import { toast } from '@dropwatt/ui/toast'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { readAddress } from '../addresses.ts'
import { useAuthErrorWords, useLanguage, useTexts } from './LanguageProvider.tsx'
import { pathOf } from './useReturn.ts'
import { isOfGoogle, useSignedOutNotice } from './useSignedOutNotice.ts'

/**
 * Tells a visitor who comes back from Google without a session why, once: in the words of Google
 * where they are known to be its own, else in ours. It waits until they are back where they began,
 * and the page there is in its language.
 */
export function useGoogleRefusal(): void {
  const notice = useSignedOutNotice()
  const told = useRef<AuthNotice>(undefined)
  const { googleFailed } = useTexts()
  const { codes } = useAuthErrorWords()
  const { pathname } = useLocation()
  const { language } = useLanguage()
  const here = readAddress(pathname)
  const began = notice?.leftFrom === undefined ? here : readAddress(pathOf(notice.leftFrom))
  const isBack = here.path === began.path && (here.language ?? language) === language

  useEffect(() => {
    if (!isBack || !notice || notice === told.current || !isOfGoogle(notice)) return
    told.current = notice
    const description = notice.providerMessage ?? codes[notice.code]
    toast({ title: googleFailed, description, variant: 'destructive' })
  }, [isBack, notice, googleFailed, codes])
}
