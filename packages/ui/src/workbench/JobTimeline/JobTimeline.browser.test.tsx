import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { JobTimeline, type TimelineJob } from './index.js'

const job: TimelineJob = {
  id: 'tag',
  name: 'Auto-Tag Products',
  state: 'applied',
  at: 0,
  changedProducts: 2,
  changedCells: 2,
}

function timeline(state: TimelineJob['state'], isLocked: boolean) {
  return (
    <JobTimeline
      jobs={[{ ...job, state }]}
      opened={{ name: 'products.csv', rows: 2, bytes: 100, at: 0 }}
      locked={isLocked ? 'A job is being undone.' : undefined}
      onUndo={() => {}}
      onRedo={() => {}}
    />
  )
}

test('the pressed button keeps focus while its job is undone', async () => {
  const screen = await render(timeline('applied', false))
  const undo = screen.getByRole('button', { name: 'Undo' })
  undo.element().focus()
  await userEvent.keyboard('{Enter}')
  await screen.rerender(timeline('applied', true))
  await expect.element(undo).toHaveFocus()
  await expect.element(undo).toHaveAttribute('aria-disabled', 'true')

  await screen.rerender(timeline('undone', false))
  const redo = screen.getByRole('button', { name: 'Redo' })
  await expect.element(redo).toHaveFocus()

  await userEvent.tab()
  await screen.rerender(timeline('undone', true))
  await expect.element(redo).toHaveAttribute('aria-disabled', 'true')
})
