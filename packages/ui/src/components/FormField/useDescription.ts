'use client'
import { useId } from 'react'
import type { FieldTexts } from './FormField.types.js'

interface Described extends Partial<Pick<FieldTexts, 'hint' | 'error'>> {
  /** Sets the id of the control. @default a generated id */
  id?: string
  /** Ids of further descriptions, read before the hint and the error. */
  'aria-describedby'?: string
}

/** Returns the ids of a control, its hint and its error, and its `aria-describedby`. */
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
