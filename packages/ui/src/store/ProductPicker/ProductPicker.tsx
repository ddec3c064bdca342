'use client'
import { Content, List, Root, Trigger } from '@radix-ui/react-tabs'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { Button } from '../../components/Button/index.js'
import { Dialog } from '../../components/Dialog/index.js'
import { Drawer } from '../../components/Drawer/index.js'
import { useDirection } from '../../hooks/index.js'
import { useStrings } from '../../i18n/index.js'
import {
  ArrowRightIcon,
  CollectionIcon,
  EyeIcon,
  OfflineIcon,
  PersonIcon,
  ProductIcon,
  SearchIcon,
  TagIcon,
  type Icon,
} from '../../icons/index.js'
import { StyledLamp } from '../../workbench/lamp.styles.js'
import { Notice } from '../../workbench/Notice/index.js'
import { offBecause } from '../../workbench/offBecause.js'
import { useDuration } from '../../workbench/useDuration.js'
import { useFigures } from '../../workbench/useFigures.js'
import { useIsPhone } from '../../workbench/Workbench/useBenchWidth.js'
import { PracticeBanner } from '../PracticeBanner/index.js'
import { ReadingProgress, ReadProblemNotice } from '../ReadingProgress/index.js'
import { FilterChoices } from './FilterChoices.js'
import { Languages } from './Languages.js'
import { countText, FoundList } from './FoundList.js'
import { productPickerStrings } from './ProductPicker.strings.js'
import {
  StyledChoices,
  StyledFilter,
  StyledFilters,
  StyledNotices,
  StyledPane,
  StyledParts,
  StyledSheet,
  StyledStore,
  StyledSummary,
} from './ProductPicker.styles.js'
import type { PickerFilter, PickerFilters, ProductPickerProps } from './ProductPicker.types.js'

const pickerFilters: Readonly<Record<PickerFilter, Icon>> = {
  all: ProductIcon,
  collection: CollectionIcon,
  status: EyeIcon,
  vendor: PersonIcon,
  tag: TagIcon,
  search: SearchIcon,
}
const names = Object.keys(pickerFilters) as readonly PickerFilter[]

const noFilters: PickerFilters = { statuses: [], vendor: '', tag: '', search: '' }

/** Whether each of the filters is set; `all` if none is. */
function setFilters({
  collection,
  statuses,
  vendor,
  tag,
  search,
}: PickerFilters): Readonly<Record<PickerFilter, boolean>> {
  const set = {
    collection: collection !== undefined,
    status: statuses.length > 0,
    vendor: vendor.trim() !== '',
    tag: tag.trim() !== '',
    search: search.trim() !== '',
  }
  return { all: !Object.values(set).includes(true), ...set }
}

/** Products that are listed at most, as many as there is room for. */
const shown: Readonly<Record<PickerFilter, number>> = {
  all: 10,
  collection: 4,
  status: 6,
  vendor: 4,
  tag: 4,
  search: 7,
}
const shownOnPhone = 4

/** Lets the member choose which products of a store are opened, and says how many they are. */
export function ProductPicker(props: ProductPickerProps) {
  const strings = useStrings(productPickerStrings)
  const { open, onClose, store, total, problem, settingsHref, reading, onCancel, onOpen } = props
  const { name, isConnected = true, isPractice = false } = store
  const { isOffline = false, languages } = props
  const { count } = useFigures()
  const isPhone = useIsPhone()
  const first = useRef<HTMLButtonElement>(null)
  const news = useRef<HTMLDivElement>(null)
  const step = reading ? 'reading' : problem

  // The button that had focus may be gone.
  useEffect(() => {
    if (step !== undefined) news.current?.querySelector('button')?.focus()
  }, [step])

  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      heading={strings.heading}
      subheading={
        name !== '' && (
          <StyledStore>
            <StyledLamp data-lit={isConnected && !isOffline ? '' : undefined} />
            <bdi>{name}</bdi>
            {total !== undefined && <span>{strings.products(count(total), total)}</span>}
          </StyledStore>
        )
      }
      size="xl"
      initialFocus={first}
      actions={
        reading ? undefined : (
          <>
            <Summary {...props} />
            <Button variant="ghost" onClick={onClose}>
              {strings.close}
            </Button>
            <OpenButton {...props} />
          </>
        )
      }
    >
      {(isPractice || isOffline || problem || reading) && (
        <StyledNotices ref={news}>
          {isPractice && <PracticeBanner />}
          {isOffline && (
            <Notice role="status" tone="warning" icon={OfflineIcon} title={strings.offline}>
              {strings.offlineText}
            </Notice>
          )}
          {problem && !reading && (
            <ReadProblemNotice
              store={name}
              {...problem}
              onRetry={onOpen}
              settingsHref={settingsHref}
            />
          )}
          {reading && <ReadingProgress store={name} {...reading} onCancel={onCancel} />}
        </StyledNotices>
      )}
      {languages && !reading && (
        <StyledNotices>
          <Languages store={name} languages={languages} settingsHref={settingsHref} />
        </StyledNotices>
      )}
      {!reading &&
        (isPhone ? <Rows {...props} first={first} /> : <FilterTabs {...props} first={first} />)}
    </Dialog>
  )
}

interface FiltersProps extends ProductPickerProps {
  /** Filter that receives the first focus. */
  readonly first: RefObject<HTMLButtonElement | null>
}

/** The filters as tabs beside what the current one offers. `All` is only pressed, as it clears the others. */
function FilterTabs({ first, ...props }: FiltersProps) {
  const strings = useStrings(productPickerStrings)
  const { filters, onFiltersChange, onShow } = props
  const root = useRef<HTMLDivElement>(null)
  const direction = useDirection(root)
  const set = setFilters(filters)
  const [shownFilter, setShown] = useState(() => names.find((each) => set[each]) ?? 'all')

  useEffect(() => onShow?.(shownFilter), [shownFilter, onShow])

  function show(filter: PickerFilter) {
    setShown(filter)
    if (filter === 'all') onFiltersChange(noFilters)
  }

  return (
    <Root
      asChild
      orientation="vertical"
      activationMode="manual"
      dir={direction}
      value={shownFilter}
      onValueChange={(value) => show(value as PickerFilter)}
    >
      {/* `dir` is only for the arrow keys; the layout inherits the direction of the page. */}
      <StyledParts ref={root} dir={undefined}>
        <List asChild aria-label={strings.filters}>
          <StyledFilters>
            {names.map((filter) => (
              <Trigger asChild key={filter} value={filter}>
                <StyledFilter
                  ref={filter === shownFilter ? first : undefined}
                  type="button"
                  data-set={set[filter] && filter !== 'all' ? '' : undefined}
                  tabIndex={filter === shownFilter ? 0 : -1}
                >
                  <FilterLabel filter={filter} {...props} />
                </StyledFilter>
              </Trigger>
            ))}
          </StyledFilters>
        </List>
        <StyledPane>
          {names.map((filter) => (
            <Content asChild key={filter} value={filter}>
              <StyledChoices tabIndex={-1}>
                {filter === shownFilter && <FilterChoices filter={filter} {...props} />}
              </StyledChoices>
            </Content>
          ))}
          <FoundList {...props} shown={shown[shownFilter]} isFiltered={!set.all} />
        </StyledPane>
      </StyledParts>
    </Root>
  )
}

/** The filters as rows, each of which opens a sheet. */
function Rows({ first, ...props }: FiltersProps) {
  const strings = useStrings(productPickerStrings)
  const { filters, onFiltersChange, onShow } = props
  const set = setFilters(filters)
  const [sheet, setSheet] = useState<PickerFilter>()
  const close = () => setSheet(undefined)
  return (
    <StyledParts>
      <StyledFilters role="group" aria-label={strings.filters}>
        {names.map((filter) => (
          <StyledFilter
            key={filter}
            ref={filter === 'all' ? first : undefined}
            type="button"
            aria-haspopup={filter === 'all' ? undefined : 'dialog'}
            data-set={set[filter] && filter !== 'all' ? '' : undefined}
            onClick={() => {
              onShow?.(filter)
              if (filter === 'all') onFiltersChange(noFilters)
              else setSheet(filter)
            }}
          >
            <FilterLabel filter={filter} {...props} />
          </StyledFilter>
        ))}
      </StyledFilters>
      <StyledPane>
        <FoundList {...props} shown={shownOnPhone} isFiltered={!set.all} />
      </StyledPane>
      <Drawer
        open={sheet !== undefined}
        onClose={close}
        side="bottom"
        title={sheet ? strings[sheet] : ''}
      >
        <StyledSheet>
          {sheet && <h2>{strings[sheet]}</h2>}
          {sheet && <FilterChoices filter={sheet} {...props} />}
          <Button variant="outline" onClick={close}>
            {strings.done}
          </Button>
        </StyledSheet>
      </Drawer>
    </StyledParts>
  )
}

/** A filter with its current choice. */
function FilterLabel({
  filter,
  filters,
  total,
}: Pick<ProductPickerProps, 'filters' | 'total'> & { readonly filter: PickerFilter }) {
  const strings = useStrings(productPickerStrings)
  const { count, list } = useFigures()
  const { collection, statuses, vendor, tag, search } = filters
  const choices: Readonly<Record<PickerFilter, string>> = {
    all: total === undefined ? '' : count(total),
    collection: collection?.title ?? strings.any,
    status: list(statuses.map((status) => strings[status])) || strings.any,
    vendor: vendor.trim() || strings.any,
    tag: tag.trim() || strings.any,
    search: search.trim() || strings.none,
  }
  const Sign = pickerFilters[filter]
  return (
    <>
      <Sign aria-hidden="true" />
      <span>{strings[filter]}</span>{' '}
      <span title={choices[filter]}>
        <bdi>{choices[filter]}</bdi>
      </span>
    </>
  )
}

/** The number of products that were found, and how long it takes to read them. */
function Summary({ found, time, isOffline = false }: ProductPickerProps) {
  const strings = useStrings(productPickerStrings)
  const { count } = useFigures()
  const durationOf = useDuration()
  if (found.state !== 'found') {
    const isCounting = found.state === 'counting' && !isOffline
    return (
      <StyledSummary role="status">
        <strong>{isCounting ? strings.counting : strings.notCounted}</strong>
      </StyledSummary>
    )
  }
  const { variants } = found
  const timeText = time === 'few' ? strings.few : time && strings.about(durationOf(time).text)
  return (
    <StyledSummary role="status">
      <strong>{strings.products(countText(found, count), found.count)}</strong>
      {variants !== undefined && found.count > 0 && (
        <span>{strings.variants(count(variants), variants)}</span>
      )}
      {timeText && found.count > 0 && <span>{timeText}</span>}
    </StyledSummary>
  )
}

/** Opens the products that were found; says why if it is off. */
function OpenButton({ found, store, languages, isOffline = false, onOpen }: ProductPickerProps) {
  const strings = useStrings(productPickerStrings)
  const { count } = useFigures()
  const hasFound = found.state === 'found' && found.count > 0

  function reason(): string | undefined {
    if (store.isConnected === false) return strings.offReconnect
    if (isOffline) return strings.offOffline
    if (languages?.state === 'missing') return strings.offPermission
    if (languages && languages.state !== 'loaded') return strings.offLanguages
    if (languages?.list.length === 0) return strings.offOneLanguage
    if (found.state === 'counting') return strings.offCounting
    if (found.state === 'failed') return strings.offFailed
    return hasFound ? undefined : strings.offNothing
  }

  return (
    <Button variant="neon" leading={<ArrowRightIcon />} onClick={onOpen} {...offBecause(reason())}>
      {hasFound ? strings.open(countText(found, count), found.count) : strings.openNone}
    </Button>
  )
}
