import { useAuthErrorWords } from './LanguageProvider.tsx'
import { isOfGoogle, useSignedOutNotice } from './useSignedOutNotice.ts'

/** Reads what to say above a form of why nobody is signed in; a toast tells of Google. */
export function useNotice(): string | undefined {
  const notice = useSignedOutNotice()
  const { codes } = useAuthErrorWords()
  return notice && !isOfGoogle(notice) ? codes[notice.code] : undefined
}
