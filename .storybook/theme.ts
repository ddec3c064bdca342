import { create, type ThemeVars } from 'storybook/theming'
import { brand } from '../packages/ui/src/brand.js'
import { dark, font, light, radius, tintOver, type Theme } from '../packages/ui/src/tokens/index.js'

const values = { dark, light } as const

/** Storybook uses this as a text colour, and a darker shade of it behind white text; both need contrast. */
const secondary = {
  dark: tintOver(dark.neon, 0.6, dark.bg),
  light: light.accentText,
} as const

/** Creates the theme of Storybook's own interface from the tokens. */
function frameTheme(base: Theme): ThemeVars {
  const colors = values[base]
  return create({
    base,
    brandTitle: brand,
    brandTarget: '_self',
    colorPrimary: colors.accentText,
    colorSecondary: secondary[base],
    appBg: colors.bg,
    appContentBg: colors.bg,
    appPreviewBg: colors.bg,
    appBorderColor: colors.border,
    appBorderRadius: Number.parseInt(radius.md, 10),
    appHoverBg: colors.surface2,
    barBg: colors.bg,
    barTextColor: colors.textMuted,
    barHoverColor: colors.text,
    barSelectedColor: colors.accentText,
    buttonBg: colors.surface2,
    buttonBorder: colors.border,
    booleanBg: colors.surface3,
    booleanSelectedBg: colors.surface,
    fontBase: font.body,
    fontCode: font.mono,
    inputBg: colors.surface,
    inputBorder: colors.borderControl,
    inputBorderRadius: Number.parseInt(radius.sm, 10),
    inputTextColor: colors.text,
    textColor: colors.text,
    textInverseColor: colors.bg,
    textMutedColor: colors.textMuted,
  })
}

export const frameThemes: Readonly<Record<Theme, ThemeVars>> = {
  dark: frameTheme('dark'),
  light: frameTheme('light'),
}
