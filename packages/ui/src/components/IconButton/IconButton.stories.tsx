import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { Examples } from '../../../docs/examples.js'
import { docsPage } from '../../../docs/docsPage.js'
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
    caption: 'A well-known icon, and a label that says the same.',
    render: () => (
      <div>
        <IconButton label="Close" icon={<CloseIcon />} />
      </div>
    ),
  },
  dont: {
    caption: 'An eraser could mean anything here. Use a text label.',
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
  parameters: docsPage({ examples })`
Shows a button with only an icon.

**Use it** where space is short and the icon is well known: close, menu, theme.

**Do not use it** for an unfamiliar action; a \`Button\` with text says more.

**Anatomy**: a square of 40 px, the icon in its middle.

| Key | Does |
|---|---|
| Tab | moves to the button |
| Enter, Space | activates it |

**Accessibility**: \`label\` is required by the type. It is the accessible name and the tooltip. The icon itself is not read. The hit area is 44 px on touch screens.

\`\`\`tsx
import { IconButton } from '@dropwatt/ui'
import { CloseIcon } from '@dropwatt/ui/icons'

<IconButton label="Close" icon={<CloseIcon />} onClick={close} />
\`\`\`
`,
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

/** A spinner replaces the icon; the name and the focus stay. */
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

/** Every variant: default, busy and disabled. */
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
