import {
  dark,
  darkEffects,
  light,
  lightEffects,
  type ColorRole,
  type EffectRole,
} from './themes.js'

/** The themes. Dark is the one used when nothing is chosen. */
export const themes = ['dark', 'light'] as const
export type Theme = (typeof themes)[number]

/** The theme used when nothing is chosen. */
export const defaultTheme: Theme = 'dark'

const prefix = '--dw-'

/** Names the CSS variable of a role: `surface2` becomes `--dw-surface-2`. */
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

/** Colour roles as CSS, each with its dark value as fallback, so a part renders without a theme. */
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

/** Casts nothing, also where it stands in a list of shadows. */
const noShadow = '0 0 transparent'

/** Black and white where the light theme is only dark and pale, and no shadows. */
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

/** What each role becomes for a reader who asks for more contrast. */
const strongerRoles = [
  ['textSubtle', 'textMuted'],
  ['border', 'borderControl'],
  ['hairline', 'borderControl'],
] as const

/**
 * The variables of both themes as CSS. `data-theme` may stand on any element, so a dark part can
 * live on a light page. On paper everything is light; where more contrast is asked for, what is faint
 * is drawn as what is plain. Scroll bars take the theme too: some systems draw them light on dark.
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
