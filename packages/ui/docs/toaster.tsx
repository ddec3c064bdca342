import type { Decorator } from '@storybook/react-vite'
import { within } from 'storybook/test'
import { Toaster } from '../src/components/Toaster/index.js'

/** Adds the toaster to a story. */
export const withToaster: Decorator = (Story) => (
  <>
    <Story />
    <Toaster />
  </>
)

/** Returns queries for the toasts. */
export function toasts() {
  return within(within(document.body).getByRole('region', { name: /^Notifications/ }))
}
