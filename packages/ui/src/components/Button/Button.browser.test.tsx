import { StrictMode } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import {
  Button,
  buttonSizes,
  buttonVariants,
  type ButtonSize,
  type ButtonVariant,
} from './index.js'

test('[441] the variants are default, destructive, outline, secondary, ghost, link, neon, neon-outline and neon-gradient', () => {
  expect(buttonVariants.join(' ')).toBe(
    'default destructive outline secondary ghost link neon neon-outline neon-gradient',
  )
})

test('[442] the sizes are default, sm, lg and icon', () => {
  expect([...buttonSizes].toSorted()).toEqual(['default', 'icon', 'lg', 'sm'])
})

test('[444] without a variant and a size it is default in both', async () => {
  const screen = await render(<Button>Run</Button>)
  const { dataset } = screen.getByRole('button').element() as HTMLElement
  expect([dataset.variant, dataset.size]).toEqual(['default', 'default'])
})

const combinations = buttonVariants.flatMap((variant) =>
  buttonSizes.map((size) => [variant, size] as const),
)

interface SampleProps {
  readonly variant: ButtonVariant
  readonly size: ButtonSize
  readonly busy?: boolean
  readonly disabled?: boolean
  readonly onClick?: () => void
}

function Sample({ size, ...props }: SampleProps) {
  return (
    <StrictMode>
      {size === 'icon' ? (
        <Button {...props} size={size} aria-label="Run">
          R
        </Button>
      ) : (
        <Button {...props} size={size}>
          Run
        </Button>
      )}
    </StrictMode>
  )
}

const button = page.getByRole('button', { name: 'Run' })

/** The visible differences. */
function look() {
  const part = button.element()
  for (const change of part.getAnimations()) change.finish()
  const { background, color, borderColor, textDecoration, translate, transform } =
    getComputedStyle(part)
  return [background, color, borderColor, textDecoration, translate, transform].join(' | ')
}

describe.each(combinations)('%s, %s', (variant, size) => {
  test('[443] looks different by default, hovered and pressed', async () => {
    await render(<Sample variant={variant} size={size} />)
    await userEvent.unhover(button)
    const rest = look()
    await userEvent.hover(button)
    expect(look()).not.toBe(rest)
    await userEvent.unhover(button)
    button.element().focus()
    await userEvent.keyboard('[Space>]')
    expect(look()).not.toBe(rest)
    await userEvent.keyboard('[/Space]')
    expect(look()).toBe(rest)
  })

  test('[443] shows keyboard focus with an outline of 2 px', async () => {
    await render(<Sample variant={variant} size={size} />)
    await userEvent.tab()
    await expect.element(button).toHaveFocus()
    const { outlineStyle, outlineWidth } = getComputedStyle(button.element())
    expect([outlineStyle, outlineWidth]).toEqual(['solid', '2px'])
  })

  test('[443] a11y 39: busy, it keeps its name and ignores clicks; disabled, it cannot be focused', async () => {
    const onClick = vi.fn<() => void>()
    const screen = await render(<Sample variant={variant} size={size} busy onClick={onClick} />)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect.element(button).toHaveAttribute('aria-busy', 'true')
    await expect.element(button).toHaveFocus()
    await screen.rerender(<Sample variant={variant} size={size} disabled onClick={onClick} />)
    await expect.element(button).toBeDisabled()
    expect(onClick).not.toHaveBeenCalled()
  })
})
