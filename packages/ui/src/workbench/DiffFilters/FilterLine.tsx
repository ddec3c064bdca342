'use client'
import {
  forwardRef,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react'
import { flushSync } from 'react-dom'
import { IconButton } from '../../components/IconButton/index.js'
import { SearchIcon } from '../../icons/index.js'
import { useStrings } from '../../i18n/index.js'
import { useOwnValue } from '../fields/useOwnValue.js'
import { diffFiltersStrings } from './DiffFilters.strings.js'
import { StyledLine } from './DiffFilters.styles.js'
import type { DiffFiltersHandle } from './DiffFilters.types.js'
import { SearchField } from './SearchField.js'

/** The width in px below which the search field is too short to type into. */
const shortestField = 168

interface FilterLineProps {
  readonly query: string
  readonly onQueryChange: (query: string) => void
  /** Called on Enter and on the arrow down, to move on to what was found. */
  readonly onLeaveSearch?: (() => void) | undefined
  readonly disabled?: boolean
  /** A `ToggleGroup`, which scrolls where there is no room for it. */
  readonly filters: ReactNode
  /** Buttons at the end. */
  readonly menus?: ReactNode
}

/** The tools above a table on one line: a search, which is an icon where the filters need the room, filters, and menus. */
export const FilterLine = forwardRef<DiffFiltersHandle, FilterLineProps>(function FilterLine(
  { query: given, onQueryChange, onLeaveSearch, disabled = false, filters, menus },
  ref,
) {
  const strings = useStrings(diffFiltersStrings)
  const line = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [query, enter] = useOwnValue(given, onQueryChange)
  const [isSearching, setSearching] = useState(false)
  const [isCompact, setCompact] = useState(false)
  const hasSearch = isSearching || query !== ''

  function focusSearch() {
    // Where there is little room, the field is hidden until it is wanted.
    flushSync(() => setSearching(true))
    field.current?.focus()
    field.current?.select()
  }
  useImperativeHandle(ref, () => ({ focusSearch }))

  function toggleSearch() {
    if (!hasSearch) {
      focusSearch()
      return
    }
    setSearching(false)
    enter('')
  }

  function measure() {
    const left = line.current ? roomForSearch(line.current) : undefined
    if (left === undefined) return
    const isShort = left < shortestField
    setCompact(isShort)
    // A field that is hidden while it has focus would lose what is typed next.
    if (isShort && document.activeElement === field.current) setSearching(true)
  }

  // The numbers of the filters change with what is listed.
  useLayoutEffect(measure)

  useLayoutEffect(() => {
    if (!line.current) return undefined
    const watch = new ResizeObserver(measure)
    watch.observe(line.current)
    return () => watch.disconnect()
  }, [])

  return (
    <StyledLine
      ref={line}
      data-compact={isCompact ? '' : undefined}
      data-searching={hasSearch ? '' : undefined}
    >
      {isCompact && (
        <IconButton
          variant="outline"
          label={strings.search}
          icon={<SearchIcon />}
          aria-expanded={hasSearch}
          disabled={disabled}
          onClick={toggleSearch}
        />
      )}
      <SearchField
        ref={field}
        query={query}
        onQueryChange={enter}
        onLeave={onLeaveSearch}
        disabled={disabled}
      />
      {filters}
      {menus !== undefined && <div data-menus="">{menus}</div>}
    </StyledLine>
  )
})

/** Returns the width in px that the filters and menus leave to the search; nothing while the filters are hidden. */
function roomForSearch(line: HTMLElement): number | undefined {
  const filters = line.querySelector<HTMLElement>(':scope > [role="radiogroup"]')
  if (!filters || filters.scrollWidth === 0) return undefined
  const menus = line.querySelector<HTMLElement>(':scope > [data-menus]')
  const gap = Number.parseFloat(getComputedStyle(line).columnGap)
  const taken = filters.scrollWidth + (menus ? menus.offsetWidth + gap : 0) + gap
  return line.clientWidth - taken
}
