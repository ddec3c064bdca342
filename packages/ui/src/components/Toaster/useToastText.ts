'use client'
import { useMemo } from 'react'
import { useStrings } from '../../i18n/index.js'
import type { ToastContent } from '../../toast/index.js'
import { toasterStrings } from './Toaster.strings.js'

/** Returns the texts of a toast in the current language. */
export function useToastText(content: ToastContent | undefined): {
  title: string
  description?: string
} {
  const texts = useStrings(toasterStrings)
  return useMemo(() => {
    if (!content) return { title: '' }
    if (!('notImplemented' in content)) return content
    if (content.action === undefined) {
      return { title: texts.notImplemented, description: texts.canRequest }
    }
    return {
      title: content.action,
      description: `${texts.notImplemented}. ${texts.canRequest}`,
    }
  }, [content, texts])
}
