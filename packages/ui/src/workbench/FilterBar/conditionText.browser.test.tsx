import { expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { useConditionText } from './conditionText.js'

test('the words of a condition stay the same function while the language does', async () => {
  const { result, rerender } = await renderHook(() => useConditionText())
  const first = result.current
  await rerender()
  expect(result.current).toBe(first)
})
