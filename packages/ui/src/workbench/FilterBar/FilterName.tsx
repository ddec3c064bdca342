'use client'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../components/Button/index.js'
import { TextField } from '../../components/TextField/index.js'
import { useStrings } from '../../i18n/index.js'
import { filterBarStrings } from './FilterBar.strings.js'
import { StyledName } from './FilterBar.styles.js'

/** Longest name of a saved filter, in characters. */
const longest = 60

interface FilterNameProps {
  /** The name so far. */
  name: string
  /** Names of other filters. */
  taken: readonly string[]
  onName: (name: string) => void
  onCancel: () => void
}

/** Asks for the name of a filter. Enter saves it, Escape leaves it. */
export function FilterName({ name: given, taken, onName, onCancel }: FilterNameProps) {
  const strings = useStrings(filterBarStrings)
  const [name, setName] = useState(given)
  const [isAsked, setAsked] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  const text = name.trim()
  const error =
    text === '' ? strings.nameMissing : taken.includes(text) ? strings.nameTaken : undefined

  function save() {
    setAsked(true)
    if (error === undefined) onName(text)
    else input.current?.focus()
  }

  return (
    <StyledName
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return
        if (event.key === 'Escape') onCancel()
        else if (event.key === 'Enter' && event.target === input.current) save()
        else return
        event.preventDefault()
        event.stopPropagation()
      }}
    >
      <TextField
        ref={input}
        label={strings.name}
        value={name}
        maxLength={longest}
        autoComplete="off"
        error={isAsked ? error : undefined}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <div>
        <Button size="sm" variant="secondary" onClick={save}>
          {strings.keep}
        </Button>
        <Button size="sm" variant="ghost" onClick={onCancel}>
          {strings.cancel}
        </Button>
      </div>
    </StyledName>
  )
}
