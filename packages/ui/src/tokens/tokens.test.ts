import { expect, test } from 'vitest'
import { breakpoint, duration, fontSize, layer, radius, space } from './scales.js'
import { dark, darkEffects, light, lightEffects } from './themes.js'
import { color, effect, themeVariablesCss, variableName } from './variables.js'

function ascending(sizes: readonly number[]) {
  return sizes.every((size, index) => index === 0 || size > sizes[index - 1]!)
}

test('[445] both themes have the same roles', () => {
  expect(Object.keys(light)).toEqual(Object.keys(dark))
  expect(Object.keys(lightEffects)).toEqual(Object.keys(darkEffects))
})

test.each(Object.entries({ ...dark, ...light }))('%s is written as #rrggbb', (_role, value) => {
  expect(value).toMatch(/^#[0-9a-f]{6}$/)
})

test('space is in steps of 4 px', () => {
  for (const [steps, size] of Object.entries(space)) {
    expect(size).toBe(`${(Number(steps) * 4) / 16}rem`)
  }
})

test.each(Object.entries(fontSize).filter(([name]) => name !== 'hero'))(
  'font size %s is readable and whole in px',
  (_name, size) => {
    expect(size).toMatch(/^[\d.]+rem$/)
    const px = Number.parseFloat(size) * 16
    expect(px).toBe(Math.round(px))
    expect(px).toBeGreaterThanOrEqual(12)
  },
)

test('scales are ascending', () => {
  const scales = [
    Object.values(fontSize).slice(0, -1),
    Object.values(radius),
    Object.values(duration),
  ]
  for (const scale of scales) expect(ascending(scale.map(Number.parseFloat))).toBe(true)
  expect(ascending(Object.values(layer))).toBe(true)
  expect(ascending(Object.values(breakpoint))).toBe(true)
})

test('names of variables are in kebab case', () => {
  expect(variableName('bg')).toBe('--dw-bg')
  expect(variableName('surface2')).toBe('--dw-surface-2')
  expect(variableName('onNeon')).toBe('--dw-on-neon')
  expect(variableName('topLight')).toBe('--dw-top-light')
})

test('[445] each role uses its variable, and is dark without a theme', () => {
  expect(color.neon).toBe(`var(--dw-neon, ${dark.neon})`)
  expect(effect.tint).toBe(`var(--dw-tint, ${darkEffects.tint})`)
})

test('[445] the style sheet sets every variable in both themes', () => {
  const [darkCss, lightCss] = themeVariablesCss.split("[data-theme='light']")
  for (const role of Object.keys({ ...dark, ...darkEffects })) {
    const declaration = `  ${variableName(role as keyof typeof dark)}: `
    expect(darkCss).toContain(declaration)
    expect(lightCss).toContain(declaration)
  }
  expect(darkCss).toContain('color-scheme: dark;')
  expect(lightCss).toContain('color-scheme: light;')
})
