import { contrastRatio, tintOver } from './contrast.js'
import { dark, darkEffects, light, lightEffects, type ColorRole } from './themes.js'
import type { Theme } from './variables.js'

/** Minimum contrast by WCAG 2.2: `text` for text, `edge` for non-text contrast. */
export const contrastLimits = { text: 4.5, edge: 3 } as const

/** A foreground colour on a background. A tinted background is blended with the colour itself. */
export interface ColorPair {
  readonly role: ColorRole
  readonly on: ColorRole
  readonly tinted: boolean
  readonly limit: keyof typeof contrastLimits
}

function pairs(
  limit: ColorPair['limit'],
  roles: readonly ColorRole[],
  grounds: readonly ColorRole[],
  tinted = false,
): readonly ColorPair[] {
  return roles.flatMap((role) => grounds.map((on) => ({ role, on, tinted, limit })))
}

const statuses = ['success', 'warning', 'danger', 'info'] as const
const panels = ['bg', 'surface', 'surface2'] as const

/** Every colour pair used in the library. Add new pairs here first. */
export const colorPairs: readonly ColorPair[] = [
  ...pairs('text', ['text', 'textMuted', 'textSubtle'], ['bgSunken', ...panels, 'surface3']),
  ...pairs('text', ['accentText'], ['bgSunken', ...panels, 'surface3']),
  ...pairs('text', statuses, [...panels]),
  ...pairs('text', statuses, [...panels], true),
  ...pairs('text', ['onPrimary'], ['primary']),
  ...pairs('text', ['onDanger'], ['dangerFill']),
  ...pairs('text', ['onNeon'], ['neon', 'neonHover', 'neonPressed', 'aqua']),
  ...pairs('edge', ['borderControl', 'focus', 'neonEdge'], [...panels]),
  ...pairs('edge', statuses, ['surface3']),
]

const values = { dark, light } as const
const tints = { dark: darkEffects.tint, light: lightEffects.tint } as const

/**
 * Returns the contrast of a pair in a theme.
 *
 * @returns the WCAG ratio, 1 to 21
 */
export function measurePair({ role, on, tinted }: ColorPair, theme: Theme): number {
  const colors = values[theme]
  const ground = tinted
    ? tintOver(colors[role], Number.parseFloat(tints[theme]) / 100, colors[on])
    : colors[on]
  return contrastRatio(colors[role], ground)
}
