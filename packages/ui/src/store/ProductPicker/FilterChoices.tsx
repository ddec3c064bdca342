'use client'
import { useId } from 'react'
import { Checkbox } from '../../components/Checkbox/index.js'
import { TextField } from '../../components/TextField/index.js'
import { useStrings } from '../../i18n/index.js'
import { SearchIcon } from '../../icons/index.js'
import { useFigures } from '../../workbench/useFigures.js'
import { CollectionList } from './CollectionList.js'
import { productPickerStrings } from './ProductPicker.strings.js'
import { StyledStatuses, StyledSuggestion, StyledSuggestions } from './ProductPicker.styles.js'
import {
  pickerStatuses,
  type PickerFilter,
  type PickerFilters,
  type ProductPickerProps,
} from './ProductPicker.types.js'

/** Names that are suggested at most. */
const suggestedAtMost = 12

export interface FilterChoicesProps extends Pick<
  ProductPickerProps,
  'collections' | 'filters' | 'onFiltersChange' | 'statusCounts' | 'tags' | 'vendors'
> {
  filter: PickerFilter
}

const none: readonly string[] = []

/** Shows what a filter offers to choose from. */
export function FilterChoices({
  filter,
  filters,
  onFiltersChange,
  collections,
  statusCounts,
  vendors = none,
  tags = none,
}: FilterChoicesProps) {
  const strings = useStrings(productPickerStrings)
  const change = (changes: Partial<PickerFilters>) => onFiltersChange({ ...filters, ...changes })
  switch (filter) {
    case 'collection':
      return (
        <CollectionList
          collections={collections}
          value={filters.collection}
          onValueChange={(collection) => change({ collection })}
        />
      )
    case 'status':
      return (
        <Statuses
          counts={statusCounts}
          value={filters.statuses}
          onValueChange={(statuses) => change({ statuses })}
        />
      )
    case 'vendor':
      return (
        <NameField
          label={strings.vendor}
          hint={strings.vendorHint}
          heading={strings.vendorsFound}
          suggested={vendors}
          value={filters.vendor}
          onValueChange={(vendor) => change({ vendor })}
        />
      )
    case 'tag':
      return (
        <NameField
          label={strings.tag}
          hint={strings.tagHint}
          heading={strings.tagsFound}
          suggested={tags}
          value={filters.tag}
          onValueChange={(tag) => change({ tag })}
        />
      )
    case 'search':
      return (
        <TextField
          type="search"
          label={strings.search}
          hint={strings.searchHint}
          leading={<SearchIcon />}
          autoComplete="off"
          value={filters.search}
          onChange={(event) => change({ search: event.currentTarget.value })}
        />
      )
    default:
      return null
  }
}

interface StatusesProps {
  counts: ProductPickerProps['statusCounts']
  value: PickerFilters['statuses']
  onValueChange: (statuses: PickerFilters['statuses']) => void
}

function Statuses({ counts, value, onValueChange }: StatusesProps) {
  const strings = useStrings(productPickerStrings)
  const { count } = useFigures()
  return (
    <StyledStatuses aria-label={strings.status}>
      {pickerStatuses.map((status) => {
        const products = counts?.[status]
        return (
          <div key={status}>
            <Checkbox
              label={strings[status]}
              checked={value.includes(status)}
              onChange={({ currentTarget }) =>
                onValueChange(
                  pickerStatuses.filter((each) =>
                    each === status ? currentTarget.checked : value.includes(each),
                  ),
                )
              }
            />
            {products !== undefined && (
              <span title={strings.products(count(products), products)}>{count(products)}</span>
            )}
          </div>
        )
      })}
    </StyledStatuses>
  )
}

interface NameFieldProps {
  label: string
  hint: string
  /** Heading of the suggestions. */
  heading: string
  suggested: readonly string[]
  value: string
  onValueChange: (value: string) => void
}

/** A text field for a whole name, with those that were found so far. */
function NameField({ label, hint, heading, suggested, value, onValueChange }: NameFieldProps) {
  const headingId = useId()
  const sought = value.trim().toLowerCase()
  const isName = suggested.some((name) => name.toLowerCase() === sought)
  const fitting = isName
    ? suggested
    : suggested.filter((name) => name.toLowerCase().includes(sought))
  return (
    <>
      <TextField
        label={label}
        hint={hint}
        autoComplete="off"
        dir="auto"
        value={value}
        onChange={(event) => onValueChange(event.currentTarget.value)}
      />
      {fitting.length > 0 && (
        <StyledSuggestions>
          <h3 id={headingId}>{heading}</h3>
          <ul aria-labelledby={headingId}>
            {fitting.slice(0, suggestedAtMost).map((name) => {
              const isChosen = name.toLowerCase() === sought
              return (
                <li key={name}>
                  <StyledSuggestion
                    type="button"
                    title={name}
                    aria-pressed={isChosen}
                    onClick={() => onValueChange(isChosen ? '' : name)}
                  >
                    <bdi>{name}</bdi>
                  </StyledSuggestion>
                </li>
              )
            })}
          </ul>
        </StyledSuggestions>
      )}
    </>
  )
}
