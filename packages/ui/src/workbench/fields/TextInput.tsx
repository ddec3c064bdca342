'use client'
import type { ComponentPropsWithoutRef } from 'react'
import { StyledInput } from '../../components/TextField/TextField.styles.js'
import { useOwnValue } from './useOwnValue.js'

interface TextInputProps extends Omit<ComponentPropsWithoutRef<'input'>, 'value' | 'onChange'> {
  value: string
  onValueChange: (value: string) => void
}

/** A box for one line of text, which is named by what is around it. */
export function TextInput({ value, onValueChange, ...native }: TextInputProps) {
  const [text, enter] = useOwnValue(value, onValueChange)
  return (
    <StyledInput
      {...native}
      value={text}
      onChange={({ currentTarget }) => enter(currentTarget.value)}
    />
  )
}
