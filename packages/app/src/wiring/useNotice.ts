import { useAuthErrorTexts, useTexts } from './LanguageProvider.tsx'
import { isGoogleNotice, useSignedOutNotice } from './useSignedOutNotice.ts'

/**
 * Returns the message to show above a form after a sign-in failed or a session ended. Errors from
 * Google are shown in a toast instead.
 */
export function useNotice(): string | undefined {
  const notice = useSignedOutNotice()
  const { codes } = useAuthErrorTexts()
  const { recoveryElsewhere } = useTexts()
  if (!notice || isGoogleNotice(notice)) return undefined
  const { code, linkType } = notice
  // A recovery link fails in another browser, but the code in the same email works there.
  return code === 'link_wrong_browser' && linkType === 'recovery' ? recoveryElsewhere : codes[code]
}
