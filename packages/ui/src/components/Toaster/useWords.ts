'use client'
import { useMemo } from 'react'
import { useStrings } from '../../i18n/index.js'
import type { ToastWords } from '../../toast/index.js'
import { toasterStrings } from './Toaster.strings.js'

/** Returns the texts of a toast in the current language. */
export function useWords(words: ToastWords | undefined): { title: string; description?: string } {
  const texts = useStrings(toasterStrings)
  return useMemo(() => {
    if (!words) return { title: '' }
    if (!('notImplemented' in words)) return words
    if (words.action === undefined) {
      return { title: texts.notImplemented, description: texts.canRequest }
    }
    return {
      title: words.action,
      description: `${texts.notImplemented}. ${texts.canRequest}`,
    }
  }, [words, texts])
}
