'use client'
import type { Scope, ScopeCondition } from '@dropwatt/automations/options'
import { Fragment, useId, useRef, useState, type FocusEvent } from 'react'
import { Button } from '../../components/Button/index.js'
import { FieldError, StyledHint, useDescription } from '../../components/FormField/index.js'
import { useStrings } from '../../i18n/index.js'
import { BookmarkIcon, ChevronDownIcon, FilterIcon, PlusIcon } from '../../icons/index.js'
import { useFocusAfter } from '../fields/useFocusAfter.js'
import { useOwnValue } from '../fields/useOwnValue.js'
import { ToggleGroup } from '../ToggleGroup/index.js'
import { useFigures } from '../useFigures.js'
import { ConditionCard } from './ConditionCard.js'
import { beginCondition } from './conditions.js'
import { filterBarStrings } from './FilterBar.strings.js'
import {
  StyledActions,
  StyledBar,
  StyledCards,
  StyledJoin,
  StyledLine,
  StyledMatch,
  StyledMatches,
  StyledOpener,
} from './FilterBar.styles.js'
import type { FilterBarProps, SavedFilter } from './FilterBar.types.js'
import { FilterName } from './FilterName.js'
import { SavedFilterChips } from './SavedFilterChips.js'

/** No condition, so that everything is included. */
const whole: Scope = { match: 'all', conditions: [] }

/** Target of a new name: the conditions in use, or a saved filter. */
type Named = 'new' | SavedFilter

/** Lets the user choose which products and variants to include, by conditions on their facts. */
export function FilterBar({
  id: givenId,
  label,
  hint,
  error,
  faulty,
  scope: given,
  offers,
  matches,
  products,
  saved,
  onScopeChange,
  onBlur,
  defaultOpen = false,
  disabled = false,
}: FilterBarProps) {
  const strings = useStrings(filterBarStrings)
  const { count } = useFigures()
  const { id, hintId, errorId, describedBy } = useDescription({ id: givenId, hint, error })
  const contentId = useId()
  const [scope, enter] = useOwnValue(given, onScopeChange)
  const [isOpen, setOpen] = useState(defaultOpen)
  const [named, setNamed] = useState<Named>()
  const group = useRef<HTMLFieldSetElement>(null)
  const cards = useRef<HTMLOListElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const { match, conditions } = scope
  const focusAfter = useFocusAfter(conditions)
  const focusAfterNaming = useFocusAfter(named)

  const isPart = conditions.some((_, index) => index === faulty?.part)
  const groupError = isPart ? undefined : error

  function leave({ relatedTarget }: FocusEvent) {
    if (!group.current?.contains(relatedTarget)) onBlur?.()
  }

  function change(next: readonly ScopeCondition[]) {
    enter({ match, conditions: next })
  }

  function find(index: number, control: string): HTMLElement | null | undefined {
    const all = cards.current?.querySelectorAll<HTMLElement>(':scope > [data-condition]')
    return all?.[index]?.querySelector<HTMLElement>(control)
  }

  function add() {
    const [first] = offers
    if (!first) return
    focusAfter(() => find(conditions.length, 'select'))
    change([...conditions, beginCondition(first)])
  }

  function remove(index: number) {
    const next = Math.min(index, conditions.length - 2)
    focusAfter(() => find(next, '[data-remove]') ?? addButton.current)
    change(conditions.toSpliced(index, 1))
  }

  /** Uses other conditions, or none. */
  function replace(next: Scope) {
    setNamed(undefined)
    enter(next)
  }

  function keep(name: string) {
    if (named === 'new') saved?.onSave(name, scope)
    else if (named) saved?.onRename(named.id, name)
    stopNaming()
  }

  function stopNaming() {
    focusAfterNaming(() => addButton.current)
    setNamed(undefined)
  }

  const matching =
    matches &&
    strings[matches.unit](count(matches.count), count(matches.of), matches.count, matches.of)
  const value =
    conditions.length === 0
      ? strings.all(products === undefined ? undefined : count(products))
      : (matching ?? strings.conditions(count(conditions.length), conditions.length))
  const { notNumbers = 0 } = matches ?? {}

  return (
    <StyledBar
      ref={group}
      id={id}
      disabled={disabled}
      data-field=""
      data-filters-open={isOpen ? '' : undefined}
      data-invalid={error ? '' : undefined}
      aria-label={label}
      aria-describedby={isOpen ? describedBy : undefined}
      onBlur={leave}
    >
      <StyledLine>
        <h3>
          <StyledOpener
            type="button"
            aria-expanded={isOpen}
            aria-controls={isOpen ? contentId : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            <FilterIcon aria-hidden="true" />
            <span>
              {isOpen ? label : strings.labelled(label, '')}
              {!isOpen && <b>{value}</b>}
            </span>
            <ChevronDownIcon aria-hidden="true" data-part="chevron" />
          </StyledOpener>
        </h3>
        {isOpen && conditions.length > 1 && (
          <StyledMatch>
            <span aria-hidden="true">{strings.match}</span>
            <ToggleGroup
              aria-label={strings.matchAny}
              value={match}
              items={[
                { value: 'all', label: strings.allOf, disabled },
                { value: 'any', label: strings.anyOf, disabled },
              ]}
              onValueChange={(next) => enter({ match: next, conditions })}
            />
          </StyledMatch>
        )}
      </StyledLine>
      {isOpen && (
        <div id={contentId}>
          <StyledMatches role="status">
            <b>{value}</b>
            {notNumbers > 0 && conditions.length > 0 && (
              <span>{strings.notNumbers(count(notNumbers), notNumbers)}</span>
            )}
          </StyledMatches>
          {hint && conditions.length === 0 ? <StyledHint id={hintId}>{hint}</StyledHint> : null}
          {saved && saved.filters.length > 0 && (
            <SavedFilterChips
              filters={saved.filters}
              scope={scope}
              onUse={(filter) => replace(filter?.scope ?? whole)}
              onRename={setNamed}
              onRemove={(filter) => {
                saved.onRemove(filter.id)
                addButton.current?.focus()
              }}
            />
          )}
          {conditions.length > 0 && (
            <StyledCards ref={cards} role="list">
              {conditions.map((condition, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- A condition has no identity but its place.
                <Fragment key={index}>
                  {index > 0 && (
                    <StyledJoin aria-hidden="true">
                      {match === 'all' ? strings.and : strings.or}
                    </StyledJoin>
                  )}
                  <li data-condition="">
                    <ConditionCard
                      condition={condition}
                      index={index}
                      offers={offers}
                      error={index === faulty?.part ? error : undefined}
                      onConditionChange={(next) => change(conditions.with(index, next))}
                      onRemove={() => remove(index)}
                    />
                  </li>
                </Fragment>
              ))}
            </StyledCards>
          )}
          {named === undefined ? (
            <StyledActions>
              <Button ref={addButton} variant="link" size="sm" leading={<PlusIcon />} onClick={add}>
                {strings.add}
              </Button>
              {saved && conditions.length > 0 && (
                <Button
                  variant="link"
                  size="sm"
                  leading={<BookmarkIcon />}
                  onClick={() => setNamed('new')}
                >
                  {strings.save}
                </Button>
              )}
              {conditions.length > 0 && (
                <Button
                  variant="link"
                  size="sm"
                  data-part="clear"
                  onClick={() => {
                    focusAfter(() => addButton.current)
                    replace(whole)
                  }}
                >
                  {strings.clear}
                </Button>
              )}
            </StyledActions>
          ) : (
            <FilterName
              key={named === 'new' ? '' : named.id}
              name={named === 'new' ? '' : named.name}
              taken={(saved?.filters ?? [])
                .filter((filter) => filter !== named)
                .map(({ name }) => name)}
              onName={keep}
              onCancel={stopNaming}
            />
          )}
          {groupError ? <FieldError id={errorId}>{groupError}</FieldError> : null}
        </div>
      )}
      {!isOpen && error ? <FieldError id={errorId}>{error}</FieldError> : null}
    </StyledBar>
  )
}
