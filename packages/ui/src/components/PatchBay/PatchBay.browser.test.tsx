import { StrictMode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { cdp, page } from 'vitest/browser'
import { PatchBay } from './index.js'

function setMotion(value: 'reduce' | 'no-preference') {
  const features = [{ name: 'prefers-reduced-motion', value }]
  return cdp().send('Emulation.setEmulatedMedia', { features })
}

afterEach(async () => {
  await setMotion('no-preference')
})

async function show(distance: string) {
  await page.viewport(1280, 800)
  const screen = await render(
    <StrictMode>
      <div style={{ paddingBlockStart: distance }}>
        <PatchBay />
      </div>
    </StrictMode>,
  )
  const picture = screen.getByRole('img', { name: /^A sample supplier listing/ })
  const wires = [...picture.element().querySelectorAll('[style] > :nth-child(2)')]
  return { picture, wires }
}

const isWaiting = (picture: { element: () => Element }) =>
  picture.element().hasAttribute('data-waiting')

function animation(wire: Element | undefined) {
  if (!wire) throw new Error('There is no wire.')
  return getComputedStyle(wire, '::after')
}

test('is one image named by a sentence, with its content hidden', async () => {
  const { picture } = await show('0')
  await expect.element(picture).toBeVisible()
  expect(picture.element().firstElementChild?.getAttribute('aria-hidden')).toBe('true')
})

test('lights its wire row by row within 900 ms', async () => {
  const { picture, wires } = await show('0')
  expect(isWaiting(picture)).toBe(false)
  const ends = wires.map((wire) => {
    const { animationDelay, animationDuration } = animation(wire)
    return Number.parseFloat(animationDelay) + Number.parseFloat(animationDuration)
  })
  expect(ends).toHaveLength(5)
  expect(ends.toSorted((a, b) => a - b)).toEqual(ends)
  expect(ends.at(-1)).toBeCloseTo(0.9)
  expect(wires.map((wire) => animation(wire).animationIterationCount)).toEqual(Array(5).fill('1'))
})

test('lights when it scrolls into view', async () => {
  const { picture, wires } = await show('200vh')
  await expect.poll(() => isWaiting(picture)).toBe(true)
  expect(animation(wires[0]).animationName).toBe('none')
  picture.element().scrollIntoView()
  await expect.poll(() => isWaiting(picture)).toBe(false)
  window.scrollTo(0, 0)
  await new Promise(requestAnimationFrame)
  await new Promise(requestAnimationFrame)
  expect(isWaiting(picture)).toBe(false)
})

test('a11y 56: is lit at once with reduced motion', async () => {
  await setMotion('reduce')
  const { picture, wires } = await show('200vh')
  await new Promise(requestAnimationFrame)
  await new Promise(requestAnimationFrame)
  expect(isWaiting(picture)).toBe(false)
  expect(animation(wires[0]).animationName).toBe('none')
  expect(animation(wires[0]).transform).toBe('none')
})
