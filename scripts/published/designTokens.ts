import {
  dark,
  darkEffects,
  duration,
  easing,
  font,
  fontSize,
  light,
  lightEffects,
  radius,
  space,
} from '../../packages/ui/src/tokens/index.ts'

/** A value of the Design Tokens Community Group's format, version 2025.10. */
type TokenValue =
  | string
  | number
  | boolean
  | readonly TokenValue[]
  | { readonly [key: string]: TokenValue }

interface Token {
  readonly $type: string
  readonly $value: TokenValue
  readonly $description?: string
}

type Group = { readonly [name: string]: Token | Group | string }

function mapTokens(values: Readonly<Record<string, string>>, token: (value: string) => Token) {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, token(value)]))
}

/**
 * Parses `#rrggbb`, `rgb(r g b / alpha)` or `transparent`.
 *
 * @throws {RangeError} for other colours
 */
function colorValue(css: string): TokenValue {
  const hex = /^#(..)(..)(..)$/.exec(css)
  const rgb = /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/.exec(css)
  const channels = hex
    ? hex.slice(1).map((part) => Number.parseInt(part, 16))
    : rgb?.slice(1, 4).map(Number)
  if (!channels && css !== 'transparent')
    throw new RangeError(`"${css}" is not in a colour format of the tokens.`)
  const [red = 0, green = 0, blue = 0] = channels ?? []
  return {
    colorSpace: 'srgb',
    components: [red, green, blue].map((channel) => Number((channel / 255).toFixed(4))),
    alpha: rgb ? Number(rgb[4]) : channels ? 1 : 0,
    hex: `#${[red, green, blue].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`,
  }
}

function dimension(css: string): TokenValue {
  return { value: Number.parseFloat(css), unit: css.endsWith('rem') ? 'rem' : 'px' }
}

/** Parses one layer of a shadow: an optional `inset`, two to four lengths, and a colour. */
function shadowLayer(css: string): TokenValue {
  const color = /(#\w{6}|rgb\([^)]*\))$/.exec(css)?.[0] ?? ''
  const lengths = css.slice(0, -color.length).replace('inset', '').trim().split(' ')
  const [offsetX = '0', offsetY = '0', blur = '0', spread = '0'] = lengths
  return {
    color: colorValue(color),
    offsetX: dimension(offsetX),
    offsetY: dimension(offsetY),
    blur: dimension(blur),
    spread: dimension(spread),
    inset: css.startsWith('inset'),
  }
}

function effectToken(css: string): Token {
  if (css.endsWith('%')) return { $type: 'number', $value: Number.parseFloat(css) / 100 }
  if (/^(#\w{6}|rgb\([^)]*\)|transparent)$/.test(css)) {
    return { $type: 'color', $value: colorValue(css) }
  }
  const layers = css === 'none' ? [] : css.split(/, (?=\d|inset)/)
  return { $type: 'shadow', $value: layers.map(shadowLayer) }
}

const colorToken = (css: string): Token => ({ $type: 'color', $value: colorValue(css) })
const dimensionToken = (css: string): Token => ({ $type: 'dimension', $value: dimension(css) })

/** Returns the font sizes; the format has no fluid sizes, so `hero` becomes two fixed ones. */
function fontSizeTokens(): Group {
  const { hero, ...fixed } = fontSize
  const [smallest = '', , largest = ''] = hero.slice('clamp('.length, -1).split(', ')
  return {
    ...mapTokens(fixed, dimensionToken),
    heroSmallest: { ...dimensionToken(smallest), $description: `Grows with the width: ${hero}` },
    heroLargest: { ...dimensionToken(largest), $description: `Grows with the width: ${hero}` },
  }
}

/** Returns the library's tokens in the DTCG format; it has no modes, so each theme is a group. */
export function designTokens(): Group {
  return {
    $description: 'Design tokens of @dropwatt/ui. Made by npm run tokens; do not edit.',
    theme: {
      dark: { color: mapTokens(dark, colorToken), effect: mapTokens(darkEffects, effectToken) },
      light: { color: mapTokens(light, colorToken), effect: mapTokens(lightEffects, effectToken) },
    },
    space: mapTokens(space, dimensionToken),
    radius: mapTokens(radius, dimensionToken),
    fontFamily: mapTokens(font, (stack) => ({
      $type: 'fontFamily',
      $value: stack.split(', ').map((family) => family.replaceAll('"', '')),
    })),
    fontSize: fontSizeTokens(),
    duration: mapTokens(duration, (css) => ({
      $type: 'duration',
      $value: { value: Number.parseFloat(css), unit: 'ms' },
    })),
    easing: mapTokens(easing, (css) => ({
      $type: 'cubicBezier',
      $value: css.slice('cubic-bezier('.length, -1).split(', ').map(Number),
    })),
  }
}
