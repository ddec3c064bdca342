'use client'
import { useState } from 'react'
import { useLocale } from '../../i18n/index.js'
import { readNumber, writeNumber } from './numberText.js'
import { useOwnValue } from './useOwnValue.js'

interface NumberText {
  /** The text of the input: as it was typed, or the value if it has changed since. */
  readonly text: string
  /** Called with the typed text. */
  readonly type: (text: string) => void
}

/**
 * Holds the text of an input for a number, so that typing it is not interrupted.
 *
 * @param value the number; `NaN` if the text is not one
 * @param onChange called with the number on each change of the text
 * @param empty the value of an empty input
 * @param isSigned puts a plus sign in front of a number above zero
 */
export function useNumberText(
  value: number | null,
  onChange: (value: number | null) => void,
  empty: number | null,
  isSigned = false,
): NumberText {
  const locale = useLocale()
  const [own, enter] = useOwnValue(value, onChange)
  const [draft, setDraft] = useState<{ text: string; value: number | null }>()
  return {
    text: draft && Object.is(draft.value, own) ? draft.text : writeNumber(own, locale, isSigned),
    type(text) {
      const next = text.trim() === '' ? empty : readNumber(text, locale)
      setDraft({ text, value: next })
      enter(next)
    },
  }
}
