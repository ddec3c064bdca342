'use client'
import { useId } from 'react'
import type { FieldTexts } from './FormField.types.js'

interface Described extends Partial<Pick<FieldTexts, 'hint' | 'error'>> {
  /** Sets the id of the control. @default an id of its own */
  id?: string
  /** Ids of further descriptions, read before the hint and the error. */
  'aria-describedby'?: string
}

/** Names a control, its hint and its error, and says which of them describe it. */
export function useDescription({ id: given, hint, error, 'aria-describedby': others }: Described) {
  const own = useId()
  const id = given ?? own
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const descriptions = [others, hint && hintId, error && errorId].filter(Boolean)
  return {
    id,
    labelId: `${id}-label`,
    hintId,
    errorId,
    describedBy: descriptions.join(' ') || undefined,
  }
}
