import { expectTypeOf, test } from 'vitest'
import { CheckIcon } from '../icons/index.js'
import type { BadgeProps } from './Badge/index.js'
import { StyledButton } from './Button/Button.styles.js'
import { Button, type ButtonProps } from './Button/index.js'
import { IconButton } from './IconButton/index.js'
import type { ProgressBarProps } from './ProgressBar/index.js'

test('a button without text requires an accessible name', () => {
  expectTypeOf<{ size: 'icon'; children: string }>().not.toExtend<ButtonProps>()
  expectTypeOf<{ size: 'icon'; 'aria-label': string }>().toExtend<ButtonProps>()
  // @ts-expect-error an icon button needs a label
  const nameless = <IconButton icon={<CheckIcon />} />
  expectTypeOf(nameless).not.toBeAny()
})

test('a button accepts the props of its element, and no invalid ones', () => {
  expectTypeOf<{ href: '/'; download: '' }>().toExtend<ButtonProps>()
  expectTypeOf<{ type: 'submit'; formNoValidate: true }>().toExtend<ButtonProps>()
  // @ts-expect-error a button without an address downloads nothing
  const withoutAddress = <Button download="" />
  // @ts-expect-error a link does not submit a form
  const submits = <Button href="/" formNoValidate />
  // @ts-expect-error only a button or a link
  const another = <StyledButton as="div" />
  // @ts-expect-error no other variants
  const unknown = <StyledButton data-variant="loud" />
  expectTypeOf([withoutAddress, submits, another, unknown]).not.toBeAny()
})

test('a badge requires text, and a progress bar a label', () => {
  expectTypeOf<{ tone: 'success' }>().not.toExtend<BadgeProps>()
  expectTypeOf<{ tone: 'success'; children: null }>().not.toExtend<BadgeProps>()
  expectTypeOf<{ value: number }>().not.toExtend<ProgressBarProps>()
})
