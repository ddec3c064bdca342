import {
  dark,
  darkEffects,
  light,
  lightEffects,
  type ColorRole,
  type EffectRole,
} from './themes.js'

/** The themes. Dark is the default. */
export const themes = ['dark', 'light'] as const
export type Theme = (typeof themes)[number]

/** The default theme. */
export const defaultTheme: Theme = 'dark'

const prefix = '--dw-'

/** Returns the name of the CSS variable of a role: `--dw-surface-2` for `surface2`. */
export function variableName(role: ColorRole | EffectRole): string {
  return prefix + role.replace(/([A-Z]|\d+)/g, (part) => `-${part.toLowerCase()}`)
}

function references<Role extends ColorRole | EffectRole>(values: Readonly<Record<Role, string>>) {
  const entries = Object.entries<string>(values).map(([role, value]) => [
    role,
    `var(${variableName(role as Role)}, ${value})`,
  ])
  return Object.fromEntries(entries) as Readonly<Record<Role, string>>
}

/** Colour roles as CSS, each with its dark value as fallback, so that components render without a theme. */
export const color = references(dark)

/** Effect roles as CSS, each with its dark value as fallback. */
export const effect = references(darkEffects)

function declarations(
  theme: Theme,
  changes: Partial<Record<ColorRole | EffectRole, string>> = {},
): string {
  const values = {
    ...(theme === 'dark' ? { ...dark, ...darkEffects } : { ...light, ...lightEffects }),
    ...changes,
  }
  const lines = Object.entries(values).map(
    ([role, value]) => `  ${variableName(role as ColorRole | EffectRole)}: ${value};`,
  )
  return [`  color-scheme: ${theme};`, ...lines].join('\n')
}

/** An empty shadow, also valid in a list of shadows. */
const noShadow = '0 0 transparent'

/** Colours for print: pure black and white, without shadows. */
const paper: Partial<Record<ColorRole | EffectRole, string>> = {
  bg: light.surface,
  text: light.black,
  textMuted: light.black,
  topLight: noShadow,
  shadow1: noShadow,
  shadow2: noShadow,
  shadow3: noShadow,
  glow: noShadow,
}

/** Replacement of each role with `prefers-contrast: more`. */
const strongerRoles = [
  ['textSubtle', 'textMuted'],
  ['border', 'borderControl'],
  ['hairline', 'borderControl'],
] as const

/**
 * The variables of both themes as CSS. `data-theme` can be set on any element, so that a dark
 * section can be on a light page. Print is always light; with `prefers-contrast: more`, subtle
 * colours become stronger. Scroll bars follow the theme too: some systems render them light on
 * dark.
 */
export const themeVariablesCss = `:root,
[data-theme='dark'] {
${declarations('dark')}
}

[data-theme='light'] {
${declarations('light')}
}

:root,
[data-theme] {
  scrollbar-color: var(${variableName('borderControl')}) transparent;
}

@media print {
  :root,
  [data-theme] {
${declarations('light', paper)}
  }
}

@media (prefers-contrast: more) {
  :root,
  [data-theme] {
${strongerRoles.map(([role, stronger]) => `    ${variableName(role)}: var(${variableName(stronger)});`).join('\n')}
  }
}
`
