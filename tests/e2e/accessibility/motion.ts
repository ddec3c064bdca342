import type { Page } from 'playwright/test'

/** Finds animations and transitions that move elements, rather than fade or change colour. */
export function findMovement(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const moving = /all|transform|translate|scale|rotate|size|width|height|inset|margin|grid|offset/
    const still = new Set(['opacity', 'offset', 'computedOffset', 'easing', 'composite'])
    const found = new Set<string>()
    for (const element of document.querySelectorAll('*')) {
      for (const pseudo of [null, '::before', '::after']) {
        const { transitionDuration, transitionProperty, scrollBehavior } = getComputedStyle(
          element,
          pseudo,
        )
        const takesTime = transitionDuration.split(', ').some((time) => parseFloat(time) > 0)
        if ((takesTime && moving.test(transitionProperty)) || scrollBehavior === 'smooth')
          found.add(`${element.tagName} ${element.className}${pseudo ?? ''}`)
      }
    }
    for (const animation of document.getAnimations()) {
      const effect = animation.effect as KeyframeEffect | null
      for (const property of effect?.getKeyframes().flatMap(Object.keys) ?? [])
        if (!still.has(property)) found.add(`animation of ${property}`)
    }
    return [...found]
  })
}

/** Finds what flashes more than three times a second for over a second (WCAG 2.3.1). */
export function findFlashes(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document.getAnimations().flatMap((animation) => {
      const effect = animation.effect as KeyframeEffect | null
      const { duration, iterations } = effect?.getComputedTiming() ?? {}
      const isFast = Number(duration) < 1000 / 3 && Number(duration) * Number(iterations) > 1000
      return isFast ? [`${effect?.target?.className}: ${String(duration)} ms`] : []
    }),
  )
}
