'use client'
import { forwardRef, useId, useImperativeHandle, useRef, type KeyboardEvent } from 'react'
import { CloseIcon, SearchIcon } from '../../icons/index.js'
import { useStrings } from '../../i18n/index.js'
import { useOwnValue } from '../fields/useOwnValue.js'
import { diffFiltersStrings } from './DiffFilters.strings.js'
import { StyledSearch } from './DiffFilters.styles.js'

interface SearchFieldProps {
  readonly query: string
  readonly onQueryChange: (query: string) => void
  /** Called on Enter and on the arrow down, to move on to what was found. */
  readonly onLeave?: (() => void) | undefined
  readonly disabled?: boolean
  /** Label and placeholder. @default of products */
  readonly label?: string
  /** Hint that names the searchable fields. @default of products */
  readonly hint?: string
}

/** Finds rows in a table: products by their title, handle, SKU or row, or others by a label of their own. */
export const SearchField = forwardRef<HTMLInputElement, SearchFieldProps>(function SearchField(
  { query: given, onQueryChange, onLeave, disabled = false, label, hint },
  ref,
) {
  const strings = useStrings(diffFiltersStrings)
  const id = useId()
  const [query, enter] = useOwnValue(given, onQueryChange)
  const field = useRef<HTMLInputElement>(null)
  useImperativeHandle(ref, () => field.current as HTMLInputElement)

  function clear() {
    enter('')
    field.current?.focus()
  }

  function leave(event: KeyboardEvent) {
    const isDone = event.key === 'Enter' || event.key === 'ArrowDown'
    if (isDone && onLeave && !event.nativeEvent.isComposing) {
      event.preventDefault()
      onLeave()
    }
    if (event.key === 'Escape' && query !== '') {
      event.preventDefault()
      event.stopPropagation()
      enter('')
    }
  }

  return (
    <StyledSearch role="search">
      <label htmlFor={id}>{label ?? strings.search}</label>
      <input
        ref={field}
        id={id}
        type="search"
        placeholder={label ?? strings.search}
        title={hint ?? strings.searchHint}
        value={query}
        disabled={disabled}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        onChange={({ target }) => enter(target.value)}
        onKeyDown={leave}
      />
      <SearchIcon aria-hidden="true" />
      {query !== '' && !disabled && (
        <button type="button" aria-label={strings.clear} onClick={clear}>
          <CloseIcon aria-hidden="true" />
        </button>
      )}
    </StyledSearch>
  )
})
