import type { Decorator } from '@storybook/react-vite'
import type { CSSProperties } from 'react'
import { Card } from '../src/components/Card/index.js'

/** Returns a decorator that shows stories in a box of a certain size. */
export function inBox(style: CSSProperties): Decorator {
  return (Story) => (
    <div style={style}>
      <Story />
    </div>
  )
}

/** Shows stories in a card, up to its edges. */
export const inCard: Decorator = (Story) => (
  <Card flush>
    <Story />
  </Card>
)
