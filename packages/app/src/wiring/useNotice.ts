import { useAuthErrorWords, useTexts } from './LanguageProvider.tsx'
import { isOfGoogle, useSignedOutNotice } from './useSignedOutNotice.ts'

/** Reads what to say above a form of why nobody is signed in; a toast tells of Google. */
export function useNotice(): string | undefined {
  const notice = useSignedOutNotice()
  const { codes } = useAuthErrorWords()
  const { recoveryElsewhere } = useTexts()
  if (!notice || isOfGoogle(notice)) return undefined
  // What opens only elsewhere is no dead end here: the next mail has a code.
  const { code, linkType } = notice
  return code === 'link_wrong_browser' && linkType === 'recovery' ? recoveryElsewhere : codes[code]
}
