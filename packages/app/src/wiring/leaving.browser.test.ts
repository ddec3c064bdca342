import { expect, test } from 'vitest'
import { untilStaying, watchLeaving } from './leaving.ts'

test('quality 20: waiting ends when the page stays', async () => {
  watchLeaving()
  await untilStaying()
  dispatchEvent(new Event('beforeunload'))
  const steps: string[] = []
  const staying = untilStaying().then(() => steps.push('staying'))
  await new Promise((resolve) => setTimeout(resolve))
  steps.push('returned')
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  await staying
  expect(steps).toEqual(['returned', 'staying'])
})
