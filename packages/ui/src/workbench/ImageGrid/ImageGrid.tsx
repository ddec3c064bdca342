'use client'
import {
  forwardRef,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type ChangeEvent,
  type KeyboardEvent,
  type MouseEvent,
} from 'react'
import { useAnnouncement, useDirection } from '../../hooks/index.js'
import { useStrings } from '../../i18n/index.js'
import { commandOf, type Command } from '../DiffTable/commands.js'
import { EmptyFilter } from '../EmptyFilter.js'
import { filterItems } from '../ToggleGroup/filterItems.js'
import { ToggleGroup } from '../ToggleGroup/index.js'
import { itemIndexOf, useActiveItem } from '../useActiveItem.js'
import { useWindowedList } from '../useWindowedList.js'
import { canOpen } from './canOpen.js'
import { imageGridStrings } from './ImageGrid.strings.js'
import { StyledBar, StyledImageGrid } from './ImageGrid.styles.js'
import {
  imageFilters,
  imageViews,
  type ImageGridHandle,
  type ImageGridProps,
} from './ImageGrid.types.js'
import { ImageTile } from './ImageTile.js'
import { useTiles } from './useTiles.js'

/** Shows the images of a set with their states, and excludes or opens them. */
export const ImageGrid = forwardRef<ImageGridHandle, ImageGridProps>(function ImageGrid(
  {
    imageCount,
    images,
    revision,
    onNear,
    filter,
    onFilterChange,
    counts,
    view,
    onViewChange,
    onExcludedChange,
    onOpen,
    empty,
    isReadOnly = false,
    ...native
  },
  ref,
) {
  const strings = useStrings(imageGridStrings)
  const root = useRef<HTMLDivElement>(null)
  const scroller = useRef<HTMLDivElement>(null)
  const direction = useDirection(root)
  const { columns, rowHeight, viewport } = useTiles(scroller, imageCount > 0, view)
  const rowCount = Math.ceil(imageCount / columns)
  const rows = useWindowedList({ scroller, viewport, rowCount, estimate: rowHeight, overscan: 2 })
  const { from, to, offsets, reveal, showFirst } = rows
  const rowOf = (index: number) => Math.floor(index / columns)
  const active = useActiveItem({
    count: imageCount,
    idOf: (index) => images(index)?.id,
    root,
    scroller,
    reveal: (index) => reveal(rowOf(index)),
  })
  const [announced, setAnnounced] = useState<{ readonly text: string }>()
  const announcement = useAnnouncement(announced, announced?.text ?? '')
  const canExclude = onExcludedChange !== undefined && !isReadOnly

  const first = from * columns
  const end = Math.min(imageCount, to * columns)
  useEffect(() => {
    if (end > first) onNear?.(first, end)
  }, [onNear, first, end, revision])

  useImperativeHandle(ref, () => ({
    focusImage: (index = active.index) => active.moveTo(index),
  }))

  // The image at the top stays there when another number of them is beside each other.
  const top = useRef({ columns, image: 0 })
  useLayoutEffect(() => {
    const { columns: before, image } = top.current
    if (before === columns) return
    showFirst(rowOf(image))
    top.current = { columns, image }
  })

  function scroll() {
    rows.onScroll()
    const row = offsets.indexAt(Math.max(0, scroller.current?.scrollTop ?? 0))
    top.current = { columns, image: row * columns }
  }

  function toggle(index: number) {
    const image = images(index)
    if (!image || !canExclude || image.status.kind === 'refused') return
    const isExcluded = image.status.kind !== 'excluded'
    onExcludedChange(image, isExcluded, index)
    setAnnounced({ text: strings[isExcluded ? 'saidExcluded' : 'saidIncluded'](image.name) })
  }

  function open(index: number): boolean {
    const image = images(index)
    if (!image || !onOpen || !canOpen(image)) return false
    onOpen(image, index)
    return true
  }

  function targetOf(command: Command, index: number): number | undefined {
    const page = Math.max(1, Math.floor(viewport / rowHeight)) * columns
    const start = rowOf(index) * columns
    const targets: Partial<Record<Command, number>> = {
      up: index - columns,
      down: rowOf(index) < rowCount - 1 ? Math.min(index + columns, imageCount - 1) : undefined,
      back: index - 1,
      forward: index + 1,
      rowStart: start,
      rowEnd: Math.min(start + columns, imageCount) - 1,
      pageUp: index - page < 0 ? index % columns : index - page,
      pageDown: Math.min(index + page, imageCount - 1),
      first: 0,
      last: imageCount - 1,
    }
    return targets[command]
  }

  function press(event: KeyboardEvent) {
    const index = itemIndexOf(event.target)
    const command = commandOf(event, direction === 'rtl', false)
    if (index === undefined || command === undefined) return
    if (command === 'toggle') {
      // A checkbox that was pressed has focus, and takes the key itself.
      if (event.target instanceof HTMLInputElement) return
      toggle(index)
    } else if (command === 'open') {
      if (!open(index)) return
    } else {
      const target = targetOf(command, index)
      if (target === undefined) {
        if (command !== 'down') return
      } else if (target >= 0 && target < imageCount) active.moveTo(target)
    }
    event.preventDefault()
    event.stopPropagation()
  }

  function click({ target }: MouseEvent) {
    const index = itemIndexOf(target)
    if (index === undefined || (target as Element).closest('[data-check]')) return
    open(index)
  }

  function change({ target }: ChangeEvent<HTMLDivElement>) {
    const index = itemIndexOf(target)
    if (index !== undefined) toggle(index)
  }

  return (
    <StyledImageGrid
      {...native}
      ref={root}
      data-fills=""
      tabIndex={-1}
      data-view={view}
      data-checks={canExclude ? '' : undefined}
      onFocus={active.onFocus}
      onBlur={active.onBlur}
    >
      <StyledBar>
        <ToggleGroup
          aria-label={strings.show}
          value={filter}
          onValueChange={onFilterChange}
          items={filterItems(imageFilters, { selected: filter, labels: strings, counts })}
        />
        <ToggleGroup
          aria-label={strings.view}
          value={view}
          onValueChange={onViewChange}
          items={imageViews.map((value) => ({ value, label: strings[value] }))}
        />
      </StyledBar>
      {imageCount === 0 ? (
        (empty ?? (
          <EmptyFilter
            heading={strings.noMatch}
            showAll={strings.showAll}
            onShowAll={filter === 'all' ? undefined : () => onFilterChange('all')}
          >
            {strings.noMatchText}
          </EmptyFilter>
        ))
      ) : (
        <div
          ref={scroller}
          role="grid"
          tabIndex={-1}
          aria-label={strings.images}
          aria-rowcount={rowCount}
          aria-colcount={columns}
          aria-readonly={!canExclude || undefined}
          data-scroller=""
          onScroll={scroll}
          onKeyDown={press}
          onClick={click}
          onChange={change}
        >
          <div role="rowgroup" data-body="" style={{ blockSize: offsets.total }}>
            {rows.rowsWith(rowOf(active.index)).map((row) => (
              <div
                key={row}
                role="row"
                aria-rowindex={row + 1}
                data-index={row}
                style={{
                  insetBlockStart: offsets.offsetOf(row),
                  gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
                }}
              >
                {Array.from({ length: columns }, (_, column) => {
                  const index = row * columns + column
                  if (index >= imageCount) return null
                  const image = images(index)
                  return (
                    <ImageTile
                      key={image?.id ?? `place ${index}`}
                      image={image}
                      index={index}
                      column={column}
                      isActive={index === active.index}
                      opens={onOpen !== undefined}
                      hasCheck={canExclude}
                    />
                  )
                })}
              </div>
            ))}
          </div>
        </div>
      )}
      <p role="status" data-status="">
        {announcement}
      </p>
    </StyledImageGrid>
  )
})
