import {
  light,
  lightEffects,
  variableName,
  type ColorRole,
  type EffectRole,
} from '../../tokens/index.js'

/** Ink for what the light theme only darkens. */
const ink: Partial<Record<ColorRole, string>> = { text: light.black, textMuted: light.black }

/** The variables of the light theme with black text, for print. */
export const paper = /* @__PURE__ */ Object.entries<string>({ ...light, ...lightEffects, ...ink })
  .map(([role, value]) => `${variableName(role as ColorRole | EffectRole)}: ${value};`)
  .join(' ')
