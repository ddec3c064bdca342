'use client'
import {
  CheckboxItem,
  Item,
  ItemIndicator,
  Label,
  RadioGroup,
  RadioItem,
  Separator,
} from '@radix-ui/react-dropdown-menu'
import { useId, type ReactElement } from 'react'
import type { LinkComponent } from '../../hooks/index.js'
import { CheckIcon } from '../../icons/index.js'
import { useAction } from '../../toast/index.js'
import {
  StyledHeading,
  StyledItem,
  StyledLabel,
  StyledSeparator,
  StyledTick,
} from './Menu.styles.js'
import type {
  MenuAction,
  MenuCheckbox,
  MenuItem,
  MenuLabel,
  MenuLink,
  MenuRadioGroup,
} from './Menu.types.js'

interface Choosing {
  /** Called when an action is chosen, before it runs. */
  readonly onChoose: () => void
}

export interface Linking {
  /** Renders a link. A prop for the same reason as the `CloseButton` of `DialogFrame`. */
  readonly Link: LinkComponent
}

/** One item of a menu, by its kind. */
export function AnyItem({
  item,
  onChoose,
  Link,
}: Choosing & Linking & { readonly item: MenuItem }): ReactElement {
  const isPlain = item.kind === 'action' || item.kind === 'link'
  if (isPlain && item.disabled && item.reason !== undefined) return <Explained {...item} />
  if (item.kind === 'action') return <Action {...item} onChoose={onChoose} />
  if (item.kind === 'label') return <Heading {...item} />
  if (item.kind === 'link') return <LinkItem {...item} Link={Link} />
  if (item.kind === 'checkbox') return <Checkbox {...item} />
  if (item.kind === 'radio') return <Choice {...item} />
  return (
    <Separator asChild>
      <StyledSeparator />
    </Separator>
  )
}

function Action({ label, icon, disabled, destructive, onSelect, onChoose }: MenuAction & Choosing) {
  const run = useAction(onSelect)

  function choose() {
    onChoose()
    run()
  }

  return (
    <Item asChild disabled={disabled} textValue={label} onSelect={choose}>
      <StyledItem data-destructive={destructive ? '' : undefined}>
        {icon}
        {label}
      </StyledItem>
    </Item>
  )
}

function Heading({ label, hint }: MenuLabel) {
  return (
    <Label asChild>
      <StyledHeading>
        <bdi>{label}</bdi>
        {hint !== undefined && (
          <small>
            <bdi>{hint}</bdi>
          </small>
        )}
      </StyledHeading>
    </Label>
  )
}

/** A disabled item that focus reaches, with the reason as its description. */
function Explained({ label, icon, reason }: Pick<MenuAction, 'label' | 'icon' | 'reason'>) {
  const id = useId()
  return (
    <Item asChild textValue={label} onSelect={(event) => event.preventDefault()}>
      <StyledItem
        aria-disabled="true"
        data-explained=""
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-reason`}
      >
        {icon}
        <span>
          <span id={`${id}-label`}>{label}</span>
          <small id={`${id}-reason`}>{reason}</small>
        </span>
      </StyledItem>
    </Item>
  )
}

function LinkItem({ label, icon, disabled, href, Link }: MenuLink & Linking) {
  return (
    <Item asChild disabled={disabled} textValue={label}>
      {disabled ? (
        <StyledItem>
          {icon}
          {label}
        </StyledItem>
      ) : (
        <StyledItem as={Link} href={href}>
          {icon}
          {label}
        </StyledItem>
      )}
    </Item>
  )
}

function Tick() {
  return (
    <StyledTick>
      <ItemIndicator asChild>
        <CheckIcon />
      </ItemIndicator>
    </StyledTick>
  )
}

function Checkbox({ label, disabled, checked, onCheckedChange }: MenuCheckbox) {
  const change = useAction(onCheckedChange)
  return (
    <CheckboxItem
      asChild
      checked={checked}
      disabled={disabled}
      textValue={label}
      onCheckedChange={change}
    >
      <StyledItem>
        <Tick />
        {label}
      </StyledItem>
    </CheckboxItem>
  )
}

function Choice({ label, value, options, onValueChange }: MenuRadioGroup) {
  const change = useAction(onValueChange)
  const labelId = useId()
  return (
    <RadioGroup aria-labelledby={labelId} value={value} onValueChange={change}>
      <Label asChild>
        <StyledLabel id={labelId}>{label}</StyledLabel>
      </Label>
      {options.map((option) => (
        <RadioItem asChild key={option.value} value={option.value} textValue={option.label}>
          <StyledItem>
            <Tick />
            {option.label}
          </StyledItem>
        </RadioItem>
      ))}
    </RadioGroup>
  )
}
