import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { Examples } from '../../../docs/examples.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import {
  CloseIcon,
  LanguageIcon,
  PlusIcon,
  RemoveMetadataIcon,
  RunIcon,
} from '../../icons/index.js'
import { buttonVariants } from '../Button/index.js'
import { IconButton, type IconButtonProps } from './index.js'

const icons = {
  close: <CloseIcon />,
  language: <LanguageIcon />,
  plus: <PlusIcon />,
  run: <RunIcon />,
}
const variants = buttonVariants.filter(
  (variant): variant is NonNullable<IconButtonProps['variant']> => variant !== 'link',
)

const examples: Examples = {
  do: {
    caption: 'Everyone knows this sign, and its name says the same in words.',
    render: () => (
      <div>
        <IconButton label="Close" icon={<CloseIcon />} />
      </div>
    ),
  },
  dont: {
    caption: 'An eraser could mean anything here. Write the words.',
    render: () => (
      <div>
        <IconButton label="Remove metadata" icon={<RemoveMetadataIcon />} />
      </div>
    ),
  },
}

const meta = {
  title: 'Components/IconButton (icon only, round button, tool button)',
  id: 'components-iconbutton',
  component: IconButton,
  args: { label: 'Close', icon: icons.close, onClick: fn() },
  argTypes: {
    icon: { control: 'select', options: Object.keys(icons), mapping: icons },
    variant: { control: 'select', options: variants },
  },
  parameters: {
    examples,
    docs: {
      description: {
        component: `
A button that shows an icon alone.

**Use it** where space is short and the icon is known by everyone: close, menu, theme.

**Do not use it** for an action that people meet for the first time; a \`Button\` with words says more.

**Anatomy**: a square of 40 px, the icon in its middle.

| Key | Does |
|---|---|
| Tab | moves to the button |
| Enter, Space | press it |

**Accessibility**: \`label\` is required by the type. It is the name for assistive technology and the tooltip for the pointer. The icon itself is not read. The hit area is 44 px on touch screens.

\`\`\`tsx
import { IconButton } from '@dropwatt/ui'
import { CloseIcon } from '@dropwatt/ui/icons'

<IconButton label="Close" icon={<CloseIcon />} onClick={close} />
\`\`\`
`,
      },
    },
  },
} satisfies Meta<typeof IconButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: inEnglish(async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Close' })
    await expect(button).toHaveAttribute('title', 'Close')
    await userEvent.click(button)
    await userEvent.keyboard('{Enter} ')
    await expect(args.onClick).toHaveBeenCalledTimes(3)
  }),
}

export const Playground: Story = { args: { label: 'Run', icon: icons.run, variant: 'neon' } }

/** The spinner takes the icon's place; the name and the focus stay. */
export const Busy: Story = {
  args: { busy: true },
  play: inEnglish(async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Close' })
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(button).toHaveFocus()
    await expect(button).toHaveAttribute('aria-busy', 'true')
  }),
}

export const Disabled: Story = {
  args: { disabled: true },
  play: inEnglish(async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Close' })).toBeDisabled()
  }),
}

/** Every variant, at rest, busy and disabled. */
export const Matrix: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
      {variants.map((variant) => (
        <div key={variant} style={{ display: 'flex', gap: 8 }}>
          <IconButton label={`Add, ${variant}`} icon={icons.plus} variant={variant} />
          <IconButton label={`Adding, ${variant}`} icon={icons.plus} variant={variant} busy />
          <IconButton
            label={`Add later, ${variant}`}
            icon={icons.plus}
            variant={variant}
            disabled
          />
        </div>
      ))}
    </div>
  ),
  play: inEnglish(async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('button')).toHaveLength(variants.length * 3)
  }),
}
