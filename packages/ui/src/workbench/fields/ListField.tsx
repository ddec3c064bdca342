'use client'
import { useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react'
import { Button } from '../../components/Button/index.js'
import { FormField, StyledField, type FieldTexts } from '../../components/FormField/index.js'
import { StyledInput } from '../../components/TextField/TextField.styles.js'
import { useStrings } from '../../i18n/index.js'
import { FilterChip } from '../FilterBar/index.js'
import { fieldsStrings } from './fields.strings.js'
import { StyledChips, StyledEntry } from './ListField.styles.js'
import { useOwnValue } from './useOwnValue.js'

interface ListFieldProps extends FieldTexts {
  value: readonly string[]
  onValueChange: (value: readonly string[]) => void
  /** Called when focus leaves the field. */
  onBlur?: () => void
  /** Longest text, in characters. */
  maxLength?: number
  /** Whether a comma ends a text, as it does for tags. */
  isTag?: boolean
  disabled?: boolean
}

/** Lets the user enter a list of short texts, each shown as a chip. */
export function ListField({
  value: given,
  onValueChange,
  onBlur,
  maxLength,
  isTag = false,
  disabled,
  ...texts
}: ListFieldProps) {
  const strings = useStrings(fieldsStrings)
  const [value, enter] = useOwnValue(given, onValueChange)
  const [text, setText] = useState('')
  const field = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const chips = useRef(new Map<string, HTMLButtonElement>())

  function add(added: string) {
    const parts = (isTag ? added.split(/[,\n]/) : added.split('\n')).map((part) => part.trim())
    const next = [...new Set([...value, ...parts.filter((part) => part !== '')])]
    setText('')
    if (next.length > value.length) enter(next)
  }

  function remove(removed: string) {
    const index = value.indexOf(removed)
    const neighbour = value[index + 1] ?? value[index - 1]
    enter(value.filter((kept) => kept !== removed))
    const next = neighbour === undefined ? input.current : chips.current.get(neighbour)
    next?.focus()
  }

  function press(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return
    const isEnd = event.key === 'Enter' || (isTag && event.key === ',')
    if (isEnd) {
      event.preventDefault()
      add(text)
    } else if (event.key === 'Backspace' && text === '' && value.length > 0) {
      event.preventDefault()
      enter(value.slice(0, -1))
    }
  }

  function paste(event: ClipboardEvent) {
    const pasted = event.clipboardData.getData('text')
    if (!pasted.includes('\n') && !(isTag && pasted.includes(','))) return
    event.preventDefault()
    add(`${text}${pasted}`)
  }

  return (
    <StyledField
      ref={field}
      onBlur={({ relatedTarget }) => {
        if (field.current?.contains(relatedTarget)) return
        add(text)
        onBlur?.()
      }}
    >
      <FormField {...texts}>
        {(control) => (
          <StyledEntry>
            <StyledInput
              {...control}
              ref={input}
              value={text}
              maxLength={maxLength}
              disabled={disabled}
              autoComplete="off"
              onChange={(event) => setText(event.currentTarget.value)}
              onKeyDown={press}
              onPaste={paste}
            />
            <Button
              variant="outline"
              aria-label={strings.addTo(texts.label)}
              disabled={disabled}
              onClick={() => {
                add(text)
                input.current?.focus()
              }}
            >
              {strings.add}
            </Button>
          </StyledEntry>
        )}
      </FormField>
      {value.length > 0 && (
        <StyledChips role="list" aria-label={texts.label}>
          {value.map((item) => (
            <li key={item}>
              <FilterChip
                ref={(node) => {
                  if (node) chips.current.set(item, node)
                  else chips.current.delete(item)
                }}
                removeLabel={strings.remove(item)}
                onRemove={() => remove(item)}
                disabled={disabled}
              >
                {item}
              </FilterChip>
            </li>
          ))}
        </StyledChips>
      )}
    </StyledField>
  )
}
