import { dark } from './themes.js'

/** Colours that no theme changes: of what lies on a picture, and of the light on what glows. */
export const constant = {
  /** Under words on a picture: dark enough on any. */
  tagGround: 'rgb(0 0 0 / 0.78)',
  tagInk: dark.text,
  /** Sets what lies on a picture apart from it. */
  outline: 'rgb(0 0 0 / 0.4)',
  /** Around what can be moved on a picture: neon. */
  halo: 'rgb(200 253 61 / 0.75)',
  /** On the upper edge of what is neon. */
  gloss: 'rgb(255 255 255 / 0.5)',
  /** On the upper edge of what runs from neon to aqua, which is lighter. */
  glossLight: 'rgb(255 255 255 / 0.6)',
} as const
