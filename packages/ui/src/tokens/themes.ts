/**
 * Colours by role, one set for each theme. Keys are the public contract; values are sRGB hex,
 * derived from the OKLCH sources in docs/adr/0004-tokens-and-theme.md.
 */
export const dark = {
  black: '#000000',
  bg: '#090c09',
  bgSunken: '#060806',
  surface: '#111412',
  surface2: '#191d1a',
  surface3: '#222724',
  border: '#292e2a',
  borderControl: '#6a736d',
  text: '#f4f7f3',
  textMuted: '#b5bdb6',
  textSubtle: '#98a19a',
  textDisabled: '#5f6561',
  neon: '#c8fd3d',
  neonHover: '#e1ff94',
  neonPressed: '#abe228',
  neonEdge: '#c8fd3d',
  onNeon: '#0e1703',
  aqua: '#45f5e5',
  accentText: '#c8fd3d',
  primary: '#f4f7f3',
  onPrimary: '#0d120e',
  success: '#62e181',
  warning: '#fac345',
  danger: '#ff7a7a',
  dangerFill: '#ce292c',
  onDanger: '#ffffff',
  info: '#65c7f8',
  focus: '#c8fd3d',
} as const

/** Names of the colour roles. */
export type ColorRole = keyof typeof dark

export const light: Readonly<Record<ColorRole, string>> = {
  black: '#000000',
  bg: '#f8faf7',
  bgSunken: '#f1f3ef',
  surface: '#ffffff',
  surface2: '#f1f3ef',
  surface3: '#e8eae5',
  border: '#dbddd7',
  borderControl: '#7f857c',
  text: '#131912',
  textMuted: '#474e45',
  textSubtle: '#5f675e',
  textDisabled: '#8e948d',
  neon: '#c8fd3d',
  neonHover: '#bdf32f',
  neonPressed: '#abe228',
  neonEdge: '#5b8300',
  onNeon: '#0e1703',
  aqua: '#45f5e5',
  accentText: '#3e6708',
  primary: '#131912',
  onPrimary: '#ffffff',
  success: '#167033',
  warning: '#895709',
  danger: '#be1b22',
  dangerFill: '#c91a23',
  onDanger: '#ffffff',
  info: '#0065a1',
  focus: '#131912',
}

/**
 * Light and depth, one set for each theme. A tint is the opacity of a status colour over its
 * background. The dark theme has lit edges and glows; the light theme has soft shadows and no glow.
 */
export const darkEffects = {
  tint: '14%',
  hairline: 'rgb(244 247 243 / 0.09)',
  topLight: 'inset 0 1px 0 rgb(255 255 255 / 0.055)',
  shadow1: '0 1px 2px rgb(0 0 0 / 0.5)',
  shadow2: '0 1px 2px rgb(0 0 0 / 0.5), 0 10px 28px -12px rgb(0 0 0 / 0.7)',
  shadow3: '0 2px 4px rgb(0 0 0 / 0.5), 0 32px 64px -24px rgb(0 0 0 / 0.85)',
  glow: '0 0 0 1px rgb(200 253 61 / 0.3), 0 0 22px -6px rgb(200 253 61 / 0.45), 0 10px 44px -18px rgb(200 253 61 / 0.6)',
  glowSoft: '0 0 14px -2px rgb(200 253 61 / 0.7)',
  wireUnder: 'rgb(200 253 61 / 0.28)',
  gradientEdge: 'transparent',
  backdrop: 'rgb(0 0 0 / 0.64)',
} as const

/** Names of the effect roles. */
export type EffectRole = keyof typeof darkEffects

export const lightEffects: Readonly<Record<EffectRole, string>> = {
  tint: '10%',
  hairline: 'rgb(19 25 18 / 0.1)',
  topLight: 'inset 0 1px 0 rgb(255 255 255 / 0.9)',
  shadow1: '0 1px 2px rgb(19 25 18 / 0.06)',
  shadow2: '0 1px 2px rgb(19 25 18 / 0.06), 0 10px 24px -14px rgb(19 25 18 / 0.18)',
  shadow3: '0 2px 4px rgb(19 25 18 / 0.05), 0 36px 64px -32px rgb(19 25 18 / 0.28)',
  glow: '0 0 0 1px #5b8300, 0 10px 26px -14px rgb(91 131 0 / 0.7)',
  glowSoft: 'none',
  wireUnder: '#5b8300',
  gradientEdge: '#3f7f5d',
  backdrop: 'rgb(19 25 18 / 0.45)',
}
