import { createRef, StrictMode, type ReactElement, type Ref } from 'react'
import { describe, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { CheckIcon } from '../icons/index.js'
import { Badge } from './Badge/index.js'
import { Button } from './Button/index.js'
import { Checkbox } from './Checkbox/index.js'
import { IconButton } from './IconButton/index.js'
import { PasswordField } from './PasswordField/index.js'
import { ProgressBar } from './ProgressBar/index.js'
import { TextField } from './TextField/index.js'

interface Native {
  'data-testid': string
  className: string
  id: string
}

/** Each component that stands for one element, with the least it needs. */
const components: Record<string, (native: Native, ref: Ref<never>) => ReactElement> = {
  Badge: (native, ref) => (
    <Badge {...native} ref={ref}>
      Done
    </Badge>
  ),
  Button: (native, ref) => (
    <Button {...native} ref={ref}>
      Run
    </Button>
  ),
  'Button as link': (native, ref) => (
    <Button {...native} ref={ref} href="#pricing">
      See pricing
    </Button>
  ),
  Checkbox: (native, ref) => <Checkbox {...native} ref={ref} label="Enable notifications" />,
  IconButton: (native, ref) => (
    <IconButton {...native} ref={ref} label="Confirm" icon={<CheckIcon />} />
  ),
  PasswordField: (native, ref) => (
    <PasswordField {...native} ref={ref} label="Password" autoComplete="current-password" />
  ),
  ProgressBar: (native, ref) => (
    <ProgressBar {...native} ref={ref} value={45} label="Progress of Title Optimiser" />
  ),
  TextField: (native, ref) => <TextField {...native} ref={ref} label="Email" type="email" />,
}

describe.each(Object.entries(components))('%s', (_name, element) => {
  test('hands its native props and its ref to one element', async () => {
    const ref = createRef<never>()
    const screen = await render(
      <StrictMode>
        {element({ 'data-testid': 'it', className: 'mine', id: 'one' }, ref)}
      </StrictMode>,
    )
    const node = screen.getByTestId('it').element()
    expect(ref.current).toBe(node)
    expect(node.id).toBe('one')
    expect([...node.classList]).toContain('mine')
  })
})
