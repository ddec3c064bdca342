'use client'
import { useState } from 'react'
import { isSame } from './isSame.js'

interface Own<Value> {
  /** Last value that was entered, or the value from elsewhere since. */
  readonly value: Value
  /** The value that the parent gave last. */
  readonly given: Value
  /** Entered values that have not come back from the parent, oldest first. */
  readonly sent: readonly Value[]
}

/**
 * Holds what is entered in a field until its parent has it. React puts the value of the parent back
 * into an input after each key: if the parent takes the text later, such as after a navigation or an
 * answer of a worker, the next key is typed into an older text. A value that was entered before is
 * such an answer and changes nothing; any other one, such as after a reset, replaces what was
 * entered.
 *
 * @param given the value of the parent
 * @param onChange called with each value that is entered
 * @returns the value to show, and a function that takes what is entered
 */
export function useOwnValue<Value>(
  given: Value,
  onChange: (value: Value) => void,
): readonly [value: Value, enter: (value: Value) => void] {
  const [own, setOwn] = useState<Own<Value>>({ value: given, given, sent: [] })
  let { value } = own
  if (!isSame(own.given, given)) {
    const at = own.sent.findIndex((each) => isSame(each, given))
    if (at === -1) value = given
    setOwn({ value, given, sent: at === -1 ? [] : own.sent.slice(at + 1) })
  }
  return [
    value,
    (entered) => {
      setOwn((before) => ({ ...before, value: entered, sent: [...before.sent, entered] }))
      onChange(entered)
    },
  ]
}
