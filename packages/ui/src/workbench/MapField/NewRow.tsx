'use client'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { Button } from '../../components/Button/index.js'
import { TextField } from '../../components/TextField/index.js'
import { useStrings } from '../../i18n/index.js'
import { fieldsStrings } from '../fields/fields.strings.js'
import { mapFieldStrings } from './MapField.strings.js'
import { StyledNewRow } from './MapField.styles.js'

interface NewRowProps {
  maxLength: number | undefined
  /** Called with both names, neither of them empty. */
  onAdd: (found: string, name: string) => void
  onCancel: () => void
}

/** Asks for a name that the open file does not hold, as other files can, and for its new name. */
export function NewRow({ maxLength, onAdd, onCancel }: NewRowProps) {
  const strings = useStrings(mapFieldStrings)
  const { add } = useStrings(fieldsStrings)
  const [found, setFound] = useState('')
  const [name, setName] = useState('')
  const firstInput = useRef<HTMLInputElement>(null)
  const nameInput = useRef<HTMLInputElement>(null)
  useEffect(() => firstInput.current?.focus(), [])

  function finish() {
    if (found.trim() === '') firstInput.current?.focus()
    else if (name.trim() === '') nameInput.current?.focus()
    else onAdd(found.trim(), name.trim())
  }

  function press(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      event.stopPropagation()
      event.preventDefault()
      onCancel()
    } else if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
      event.preventDefault()
      finish()
    }
  }

  return (
    <StyledNewRow role="group" aria-label={strings.addRow} onKeyDown={press}>
      <TextField
        ref={firstInput}
        label={strings.foundName}
        value={found}
        autoComplete="off"
        onChange={(event) => setFound(event.currentTarget.value)}
      />
      <TextField
        ref={nameInput}
        label={strings.newNameAlone}
        value={name}
        maxLength={maxLength}
        autoComplete="off"
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Button variant="outline" size="sm" onClick={finish}>
        {add}
      </Button>
    </StyledNewRow>
  )
}
