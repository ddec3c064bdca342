'use client'
import { useId, useRef, useState, type RefObject } from 'react'
import { useStrings } from '../../i18n/index.js'
import { CloseIcon, SearchIcon } from '../../icons/index.js'
import type { DialogFrameProps } from '../Dialog/DialogFrame.js'
import { commandPaletteStrings } from './CommandPalette.strings.js'
import { StyledEmpty, StyledHeading, StyledList, StyledSearch } from './CommandPalette.styles.js'
import type { CommandGroup } from './CommandPalette.types.js'
import { Entry, type EntryProps } from './Entry.js'
import { findEntries } from './findEntries.js'
import { ResultStatus } from './ResultStatus.js'
import { useActiveOption } from './useActiveOption.js'

export interface SearchProps
  extends Pick<DialogFrameProps, 'CloseButton'>, Pick<EntryProps, 'Link'> {
  readonly groups: readonly CommandGroup[]
  readonly name: string
  readonly field: RefObject<HTMLInputElement | null>
  readonly initialQuery: string
  readonly onClose: () => void
}

/** Shows a field and the matching entries: a combobox with its listbox always open. */
export function Search({
  groups,
  name,
  field,
  initialQuery,
  onClose,
  CloseButton,
  Link,
}: SearchProps) {
  const strings = useStrings(commandPaletteStrings)
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [query, setQuery] = useState(initialQuery)
  const found = findEntries(groups, query)
  const inOrder = found.flatMap(({ entries }) => entries)
  const count = inOrder.length
  const { active, setActive, onKeyDown } = useActiveOption(count, query, list)

  const asked = query.trim()
  const result = count === 0 ? strings.none(asked) : strings.count(count)
  const optionId = (index: number) => `${id}option-${index}`

  return (
    <>
      <StyledSearch>
        <SearchIcon />
        <input
          ref={field}
          type="text"
          role="combobox"
          aria-label={name}
          aria-autocomplete="list"
          aria-expanded={count > 0}
          aria-controls={count > 0 ? `${id}list` : undefined}
          aria-activedescendant={count > 0 ? optionId(active) : undefined}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          placeholder={name}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <CloseButton label={strings.close} icon={<CloseIcon />} onClick={onClose} />
      </StyledSearch>
      {count === 0 && <StyledEmpty>{result}</StyledEmpty>}
      {count > 0 && (
        <StyledList ref={list} id={`${id}list`} role="listbox" aria-label={strings.results}>
          {found.map(({ heading, entries }) => (
            <div key={heading} role="group" aria-labelledby={`${id}${heading}`}>
              <StyledHeading id={`${id}${heading}`}>{heading}</StyledHeading>
              {entries.map((entry) => {
                const index = inOrder.indexOf(entry)
                return (
                  <Entry
                    key={entry.id}
                    id={optionId(index)}
                    entry={entry}
                    active={index === active}
                    onActive={() => setActive(index)}
                    onChosen={onClose}
                    Link={Link}
                  />
                )
              })}
            </div>
          ))}
        </StyledList>
      )}
      <ResultStatus words={asked === '' ? '' : result} />
    </>
  )
}
