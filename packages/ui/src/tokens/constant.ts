import { dark, light } from './themes.js'

/** Colours that are the same in every theme: on pictures, and highlights on glowing elements. */
export const constant = {
  /** Background of text on a picture: dark enough on any. */
  tagGround: 'rgb(0 0 0 / 0.78)',
  tagInk: dark.text,
  /** Outline of elements on a picture. */
  outline: 'rgb(0 0 0 / 0.4)',
  /** Glow around draggable elements on a picture: neon. */
  halo: 'rgb(200 253 61 / 0.75)',
  /** Upper edge of neon elements. */
  gloss: 'rgb(255 255 255 / 0.5)',
  /** Upper edge of elements with the neon-to-aqua gradient, which is lighter. */
  glossLight: 'rgb(255 255 255 / 0.6)',
  /** Ground and ink of a QR code: scanners expect black on white. */
  scanGround: light.surface,
  scanInk: light.black,
} as const
