'use client'
import { useEffect, useRef, type KeyboardEvent, type MouseEvent } from 'react'
import { Button } from '../../components/Button/index.js'
import { TextField } from '../../components/TextField/index.js'
import { useStrings } from '../../i18n/index.js'
import { CheckIcon, OfflineIcon, SearchIcon } from '../../icons/index.js'
import { Notice } from '../../workbench/Notice/index.js'
import { itemIndexOf, useActiveItem } from '../../workbench/useActiveItem.js'
import { useFigures } from '../../workbench/useFigures.js'
import { useWindowedList } from '../../workbench/useWindowedList.js'
import { productPickerStrings } from './ProductPicker.strings.js'
import { StyledCollections } from './ProductPicker.styles.js'
import type { PickerCollection, PickerCollections, PickerFilters } from './ProductPicker.types.js'

/** Number of collections from which a search is offered. */
const many = 8
/** Heights in px of the list and of a row, as in the styles. */
const heights = { list: 176, row: 40 }

interface CollectionListProps {
  collections: PickerCollections
  value: PickerFilters['collection']
  onValueChange: (collection: PickerFilters['collection']) => void
}

/** Lets the user choose one of any number of collections, or any. */
export function CollectionList({ collections, value, onValueChange }: CollectionListProps) {
  const strings = useStrings(productPickerStrings)
  const { count } = useFigures()
  const root = useRef<HTMLDivElement>(null)
  const scroller = useRef<HTMLDivElement>(null)
  const { state, list, search, onSearch, onMore, onRetry } = collections
  const isSearched = search.trim() !== ''
  const hasSearch = isSearched || list.length > many || onMore !== undefined
  // A chosen one can be taken back also while it is not among those that were found.
  const others = value && !list.some(({ id }) => id === value.id) ? [value] : []
  const rows: readonly (PickerCollection | undefined)[] = [undefined, ...others, ...list]
  const rowCount = rows.length
  const { to, offsets, onScroll, reveal, rowsWith, pageFrom } = useWindowedList({
    scroller,
    viewport: heights.list,
    rowCount,
    estimate: heights.row,
    basis: search,
  })
  const active = useActiveItem({
    count: rowCount,
    idOf: (index) => rows[index]?.id ?? '',
    root,
    scroller,
    reveal,
  })

  const isAtEnd = to >= rowCount
  useEffect(() => {
    if (isAtEnd && state === 'loaded') onMore?.()
  }, [isAtEnd, state, onMore])

  function choose(index: number) {
    const row = rows[index]
    onValueChange(row && { id: row.id, title: row.title })
  }

  function press(event: KeyboardEvent) {
    const index = itemIndexOf(event.target)
    if (index === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    const targets: Readonly<Record<string, number>> = {
      ArrowUp: index - 1,
      ArrowDown: index + 1,
      Home: 0,
      End: rowCount - 1,
      PageUp: pageFrom(index, -1),
      PageDown: pageFrom(index, 1),
    }
    const target = targets[event.key]
    if (target !== undefined) active.moveTo(target)
    else if (event.key === 'Enter' || event.key === ' ') choose(index)
    else return
    event.preventDefault()
  }

  function click({ target }: MouseEvent) {
    const index = itemIndexOf(target)
    if (index !== undefined) choose(index)
  }

  return (
    <StyledCollections ref={root} tabIndex={-1} onFocus={active.onFocus} onBlur={active.onBlur}>
      {hasSearch && (
        <TextField
          type="search"
          label={strings.searchCollections}
          leading={<SearchIcon />}
          autoComplete="off"
          value={search}
          onChange={(event) => onSearch(event.currentTarget.value)}
        />
      )}
      {state === 'failed' ? (
        <Notice
          role="alert"
          tone="warning"
          icon={OfflineIcon}
          title={strings.collectionsFailed}
          actions={
            <Button variant="outline" onClick={onRetry}>
              {strings.retry}
            </Button>
          }
        />
      ) : (
        <div
          ref={scroller}
          role="listbox"
          tabIndex={-1}
          aria-label={strings.collection}
          aria-busy={state === 'loading'}
          onScroll={onScroll}
          onKeyDown={press}
          onClick={click}
        >
          <div role="presentation" data-body="" style={{ blockSize: offsets.total }}>
            {rowsWith(active.index).map((index) => {
              const row = rows[index]
              const isChosen = row?.id === value?.id
              return (
                <div
                  key={row?.id ?? ''}
                  role="option"
                  aria-selected={isChosen}
                  aria-setsize={onMore ? -1 : rowCount}
                  aria-posinset={index + 1}
                  data-index={index}
                  data-item={index}
                  tabIndex={index === active.index ? 0 : -1}
                  style={{ insetBlockStart: offsets.offsetOf(index) }}
                >
                  {isChosen && <CheckIcon aria-hidden="true" />}
                  <span>
                    <bdi>{row ? row.title : strings.anyCollection}</bdi>
                  </span>
                  {row?.products !== undefined && <span>{count(row.products)}</span>}
                </div>
              )
            })}
          </div>
        </div>
      )}
      <p role="status">
        {state === 'loading' && strings.loadingCollections}
        {state === 'loaded' &&
          list.length === 0 &&
          (isSearched ? strings.noCollectionFound(search.trim()) : strings.noCollections)}
      </p>
    </StyledCollections>
  )
}
