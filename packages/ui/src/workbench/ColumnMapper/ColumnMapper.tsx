'use client'
import type { ColumnTarget, MatchReason } from '@dropwatt/automations/options'
import { forwardRef, useId, useImperativeHandle, useRef, type KeyboardEvent } from 'react'
import { Button } from '../../components/Button/index.js'
import { FieldError } from '../../components/FormField/index.js'
import { StyledControl, StyledSelect } from '../../components/Select/Select.styles.js'
import { Table } from '../../components/Table/index.js'
import { useStrings } from '../../i18n/index.js'
import {
  ArrowRightIcon,
  CheckIcon,
  ChevronDownIcon,
  InfoIcon,
  MixedIcon,
  WarningIcon,
} from '../../icons/index.js'
import { TextInput } from '../fields/TextInput.js'
import { OffNote } from '../OffNote.js'
import { useFigures } from '../useFigures.js'
import { columnMapperStrings } from './ColumnMapper.strings.js'
import {
  StyledBelow,
  StyledExamples,
  StyledMapper,
  StyledMapperError,
  StyledMapperHead,
  StyledMatch,
  StyledSupplier,
  StyledTarget,
} from './ColumnMapper.styles.js'
import type { ColumnMapperProps, MappedColumn } from './ColumnMapper.types.js'

/** The longest name of an option, in characters. */
const longestName = 255

/** Icon and tone for each level of certainty. Matches to be confirmed have a button. */
const looks = {
  name: { tone: 'success', sign: <CheckIcon aria-hidden="true" /> },
  content: { tone: 'info', sign: <InfoIcon aria-hidden="true" /> },
  'name-and-content': { tone: 'success', sign: <CheckIcon aria-hidden="true" /> },
  'decimal-comma': { tone: 'success', sign: <CheckIcon aria-hidden="true" /> },
  saved: { tone: 'success', sign: <CheckIcon aria-hidden="true" /> },
  chosen: { tone: 'success', sign: <CheckIcon aria-hidden="true" /> },
  none: { tone: 'neutral', sign: <MixedIcon aria-hidden="true" /> },
} as const satisfies Readonly<Record<Exclude<MatchReason, 'confirm'>, object>>

const excluded: ColumnTarget = { target: 'none' }

/** Returns what tells a target from others, as a value of the list; options are one, whatever their names. */
function valueOf({ target, unit }: ColumnTarget): string {
  if (target === 'none') return ''
  return unit === undefined ? target : `${target}:${unit}`
}

/** Letters mean something else in them. */
const typing = 'input, select, textarea'

/** Lets the user choose which columns of a store those of a supplier list fill. */
export const ColumnMapper = forwardRef<HTMLElement, ColumnMapperProps>(function ColumnMapper(
  {
    columns,
    targets,
    onTargetChange,
    onConfirm,
    supplier,
    onSupplierChange,
    isSaved = false,
    error,
    singleKeys = true,
    offReason,
    children,
    onKeyDown,
    ...native
  },
  ref,
) {
  const strings = useStrings(columnMapperStrings)
  const { count } = useFigures()
  const supplierId = useId()
  const errorId = useId()
  const offId = useId()
  const disabled = offReason !== undefined
  const mapper = useRef<HTMLElement>(null)
  useImperativeHandle(ref, () => mapper.current as HTMLElement)
  const matched = columns.filter(({ target }) => target.target !== 'none').length
  const toConfirm = columns.filter(({ why }) => why === 'confirm').length
  const nameOf = ({ name, column }: MappedColumn) =>
    name.trim() === '' ? strings.unnamed(count(column + 1)) : name

  /** Moves focus to the next column to confirm, or the one before; around at the ends. */
  function goToConfirm(direction: 1 | -1) {
    const { activeElement } = document
    const buttons = [
      ...(mapper.current?.querySelectorAll<HTMLElement>('button[data-confirm]') ?? []),
    ].filter((button) => button !== activeElement)
    const isAfter = (button: HTMLElement) =>
      ((activeElement?.compareDocumentPosition(button) ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING) !==
      0
    const next =
      direction === 1
        ? (buttons.find(isAfter) ?? buttons[0])
        : (buttons.findLast((button) => !isAfter(button)) ?? buttons.at(-1))
    next?.focus()
    next?.scrollIntoView({ block: 'nearest' })
  }

  function move(event: KeyboardEvent<HTMLElement>) {
    onKeyDown?.(event)
    const { key, altKey, ctrlKey, metaKey } = event
    if (event.defaultPrevented || ctrlKey || metaKey) return
    if ((event.target as Element).closest(typing)) return
    const isNext = altKey ? key === 'ArrowDown' : singleKeys && key.toLowerCase() === 'n'
    const isPrevious = altKey ? key === 'ArrowUp' : singleKeys && key.toLowerCase() === 'p'
    if (!isNext && !isPrevious) return
    event.preventDefault()
    goToConfirm(isNext ? 1 : -1)
  }

  function chooser(column: MappedColumn) {
    const { column: at, target } = column
    return (
      <StyledTarget>
        <ArrowRightIcon aria-hidden="true" />
        <StyledControl>
          <StyledSelect
            aria-label={strings.targetOf(nameOf(column))}
            value={valueOf(target)}
            disabled={disabled}
            onChange={(event) => {
              const chosen = targets.find((each) => valueOf(each.target) === event.target.value)
              onTargetChange(at, chosen?.target ?? excluded)
            }}
          >
            <option value={valueOf(excluded)}>{strings.exclude}</option>
            {targets.map((each) => (
              <option key={valueOf(each.target)} value={valueOf(each.target)}>
                {each.label}
              </option>
            ))}
          </StyledSelect>
          <ChevronDownIcon aria-hidden="true" />
        </StyledControl>
        {target.target === 'option' && (
          <TextInput
            aria-label={strings.optionNameOf(nameOf(column))}
            placeholder={strings.optionName}
            value={target.name ?? ''}
            maxLength={longestName}
            disabled={disabled}
            onValueChange={(name) => onTargetChange(at, { target: 'option', name })}
          />
        )}
      </StyledTarget>
    )
  }

  function exampleList({ samples }: MappedColumn) {
    const values = samples.length > 0 ? samples.join(' · ') : strings.noValues
    return <StyledExamples>{values}</StyledExamples>
  }

  function matching(column: MappedColumn) {
    const { why } = column
    if (why === 'confirm') {
      return (
        <span data-match="confirm">
          <Button
            data-confirm=""
            size="sm"
            variant="outline"
            leading={<WarningIcon />}
            aria-label={strings.confirmOf(nameOf(column))}
            disabled={disabled}
            onClick={() => {
              onConfirm(column.column)
              // The button leaves; its place in the row stays.
              const row = document.activeElement?.closest('tr')
              row?.querySelector('select')?.focus()
            }}
          >
            {strings.confirm}
          </Button>
        </span>
      )
    }
    const { tone, sign } = looks[why]
    return (
      <StyledMatch data-match={why} data-tone={tone}>
        {sign}
        {strings[why]}
      </StyledMatch>
    )
  }

  return (
    <StyledMapper
      aria-label={strings.title}
      aria-describedby={disabled ? offId : error ? errorId : undefined}
      {...native}
      ref={mapper}
      onKeyDown={move}
    >
      <StyledMapperHead>
        <p>
          <strong>{strings.matched(count(matched), count(columns.length), columns.length)}</strong>{' '}
          {isSaved && strings.isSaved}
          {toConfirm > 0 && (
            <Button variant="link" onClick={() => goToConfirm(1)}>
              {strings.toConfirm(count(toConfirm), toConfirm)}
            </Button>
          )}
        </p>
        <StyledSupplier>
          <label htmlFor={supplierId}>{strings.supplier}</label>
          <TextInput
            id={supplierId}
            value={supplier}
            maxLength={longestName}
            autoComplete="off"
            disabled={disabled}
            onValueChange={onSupplierChange}
          />
        </StyledSupplier>
      </StyledMapperHead>
      <OffNote id={offId} reason={offReason} />
      {error && (
        <StyledMapperError>
          <FieldError id={errorId}>{error}</FieldError>
        </StyledMapperError>
      )}
      <Table
        caption={strings.title}
        captionHidden
        rows={columns}
        rowKey={({ column }) => `${column}`}
        empty={strings.empty}
        columns={[
          { id: 'column', header: strings.column, rowHeader: true, cell: nameOf },
          {
            id: 'examples',
            header: strings.examples,
            cell: exampleList,
          },
          { id: 'target', header: strings.target, cell: chooser },
          { id: 'match', header: strings.matchedBy, cell: matching },
        ]}
      />
      {children && <StyledBelow>{children}</StyledBelow>}
    </StyledMapper>
  )
})
