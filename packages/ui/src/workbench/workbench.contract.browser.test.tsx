import { createRef, StrictMode, type ReactElement, type Ref } from 'react'
import { describe, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import index from '../../components.json'
import { Notice } from './Notice/index.js'

interface Native {
  'data-testid': string
  className: string
  id: string
}

/** Each component that renders one element, with its required props. */
const components: Record<string, (native: Native, ref: Ref<never>) => ReactElement> = {
  Notice: (native, ref) => <Notice {...native} ref={ref} title="You are offline" />,
}

/** Why the others have no row here. */
const others: Readonly<Record<string, readonly string[]>> = {}

test('each public component of the workbench has a row here, or a reason why it has none', () => {
  const named = [...Object.keys(components), ...Object.values(others).flat()]
  const parts = index.filter(({ from }) => from === '@dropwatt/ui/workbench')
  expect(named.toSorted()).toEqual(parts.map(({ name }) => name).toSorted())
})

describe.each(Object.entries(components))('%s', (_name, element) => {
  test('passes its native props and its ref to one element', async () => {
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
