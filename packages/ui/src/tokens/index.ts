export { constant } from './constant.js'
export { contrastRatio, tintOver } from './contrast.js'
export {
  breakpoint,
  duration,
  easing,
  font,
  fontSize,
  layer,
  radius,
  space,
  upTo,
} from './scales.js'
export {
  dark,
  darkEffects,
  light,
  lightEffects,
  type ColorRole,
  type EffectRole,
} from './themes.js'
export {
  color,
  defaultTheme,
  effect,
  themes,
  themeVariablesCss,
  variableName,
  type Theme,
} from './variables.js'
