import type { AuthNotice } from '@dropwatt/auth'
import { toast } from '@dropwatt/ui/toast'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { readAddress } from '../addresses.ts'
import { useAuthErrorTexts, useLanguage, useTexts } from './LanguageProvider.tsx'
import { pathOf } from './useAuthCallback.ts'
import { isGoogleNotice, useSignedOutNotice } from './useSignedOutNotice.ts'

/**
 * Shows a toast once after a failed sign-in with Google, with Google's own message if there is one.
 * Waits until the user is back on the page where the sign-in started and its language has loaded.
 */
export function useGoogleErrorToast(): void {
  const notice = useSignedOutNotice()
  const shownNotice = useRef<AuthNotice>(undefined)
  const { googleFailed } = useTexts()
  const { codes } = useAuthErrorTexts()
  const { pathname } = useLocation()
  const { language } = useLanguage()
  const current = readAddress(pathname)
  const start = notice?.leftFrom === undefined ? current : readAddress(pathOf(notice.leftFrom))
  const isBack = current.path === start.path && (current.language ?? language) === language

  useEffect(() => {
    if (!isBack || !notice || notice === shownNotice.current || !isGoogleNotice(notice)) return
    shownNotice.current = notice
    const description = notice.providerMessage ?? codes[notice.code]
    toast({ title: googleFailed, description, variant: 'destructive' })
  }, [isBack, notice, googleFailed, codes])
}
