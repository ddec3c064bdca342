'use client'
import { useId, useRef, useState } from 'react'
import { Checkbox } from '../../components/Checkbox/index.js'
import { IconButton } from '../../components/IconButton/index.js'
import { Menu } from '../../components/Menu/index.js'
import { numberFormat, useLocale, useStrings } from '../../i18n/index.js'
import { GripIcon, MoreIcon, SortAscendingIcon, SortDescendingIcon } from '../../icons/index.js'
import { useOrderDrag } from '../useOrderDrag.js'
import { offBecause } from '../offBecause.js'
import { fieldsStrings } from './fields.strings.js'
import { StyledHidden, StyledItem, StyledNote, StyledOrder } from './OrderField.styles.js'

interface OrderFieldProps {
  choices: readonly { readonly value: string; readonly label: string }[]
  /** The choice that is there with any other. */
  required: string
  /** The chosen values in their order. */
  value: readonly string[]
  onValueChange: (value: readonly string[]) => void
  disabled: boolean
}

/** Distances by which the keys on the handle move an item. */
const distances: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }

/**
 * Lets the user choose values and put them in order: by dragging, with the keys on a handle, or with a
 * menu. Goes in a group with a label.
 */
export function OrderField({ choices, required, value, onValueChange, disabled }: OrderFieldProps) {
  const strings = useStrings(fieldsStrings)
  const numbers = numberFormat(useLocale())
  const hintId = useId()
  const list = useRef<HTMLOListElement>(null)
  const [announcement, setAnnouncement] = useState('')
  const chosen = value.flatMap((each) => choices.find((choice) => choice.value === each) ?? [])
  const others = choices.filter((choice) => !value.includes(choice.value))

  function toggle(toggled: string, isChosen: boolean) {
    const rest = value.filter((each) => each !== toggled)
    if (!isChosen) onValueChange(rest.every((each) => each === required) ? [] : rest)
    // The one that is always there stays last until it is moved.
    else if (rest.length === 0 && toggled !== required) onValueChange([toggled, required])
    else if (rest.at(-1) === required) onValueChange([...rest.slice(0, -1), toggled, required])
    else onValueChange([...rest, toggled])
  }

  function move(from: number, by: number) {
    const to = from + by
    const item = chosen[from]
    if (!item || to < 0 || to >= chosen.length) return
    const order = chosen.map((choice) => choice.value).toSpliced(from, 1)
    setAnnouncement(
      strings.moved(item.label, numbers.format(to + 1), numbers.format(chosen.length)),
    )
    onValueChange(order.toSpliced(to, 0, item.value))
  }

  const { drag, gripOf, cancel } = useOrderDrag(list, (from, by) =>
    move(from, Math.min(by, chosen.length - 1 - from)),
  )
  const dropOf = (index: number) => {
    if (!drag || drag.from === index || Math.min(drag.to, chosen.length - 1) !== index) {
      return undefined
    }
    return drag.to < drag.from ? 'before' : 'after'
  }

  return (
    <>
      {chosen.length === 0 && <StyledNote>{strings.unordered}</StyledNote>}
      <StyledOrder ref={list} role="list">
        {[...chosen, ...others].map(({ value: item, label }, index) => {
          const isChosen = index < chosen.length
          const isFirst = index === 0
          const isLast = index === chosen.length - 1
          const isAlone = isChosen ? chosen.length < 2 : true
          const noMove = isAlone ? (isChosen ? strings.alone : strings.notChosen) : undefined
          const isFixed = disabled || isAlone
          const more = (
            <IconButton
              label={strings.menuOf(label)}
              icon={<MoreIcon />}
              disabled={disabled}
              {...offBecause(noMove)}
            />
          )
          return (
            <StyledItem
              key={item}
              data-dragged={drag?.from === index ? '' : undefined}
              data-drop={dropOf(index)}
            >
              <Checkbox
                label={label}
                checked={isChosen}
                disabled={disabled || (item === required && isChosen)}
                title={item === required && isChosen ? strings.always : undefined}
                onChange={(event) => toggle(item, event.currentTarget.checked)}
              />
              <IconButton
                {...(!isFixed && gripOf(index))}
                label={strings.move(label)}
                icon={<GripIcon />}
                aria-describedby={isFixed ? undefined : hintId}
                disabled={disabled}
                onKeyDown={(event) => {
                  const by = distances[event.key]
                  if (event.key === 'Escape') cancel()
                  if (by === undefined || isFixed) return
                  event.preventDefault()
                  move(index, by)
                }}
                {...offBecause(noMove)}
              />
              {isFixed ? (
                more
              ) : (
                <Menu
                  label={strings.menuOf(label)}
                  align="end"
                  trigger={more}
                  items={[
                    {
                      kind: 'action',
                      id: 'up',
                      label: strings.moveUp,
                      icon: <SortAscendingIcon />,
                      disabled: isFirst,
                      onSelect: () => move(index, -1),
                    },
                    {
                      kind: 'action',
                      id: 'down',
                      label: strings.moveDown,
                      icon: <SortDescendingIcon />,
                      disabled: isLast,
                      onSelect: () => move(index, 1),
                    },
                  ]}
                />
              )}
            </StyledItem>
          )
        })}
      </StyledOrder>
      <StyledHidden id={hintId}>{strings.moveHint}</StyledHidden>
      <StyledHidden role="status">{announcement}</StyledHidden>
    </>
  )
}
