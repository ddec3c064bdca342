type Rgb = readonly [red: number, green: number, blue: number]

function parseHex(hex: string): Rgb {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex)
  if (!match) throw new TypeError(`[@dropwatt/ui] "${hex}" is not a colour. Write it as #rrggbb.`)
  const [, red, green, blue] = match
  return [parseInt(red!, 16), parseInt(green!, 16), parseInt(blue!, 16)]
}

function linear(channel: number): number {
  const value = channel / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

/**
 * Returns the contrast ratio of two opaque colours by WCAG 2.2 (relative luminance), 1 to 21.
 *
 * @param first `#rrggbb`
 * @param second `#rrggbb`
 * @throws TypeError when a colour is not written as `#rrggbb`
 */
export function contrastRatio(first: string, second: string): number {
  const one = luminance(parseHex(first))
  const two = luminance(parseHex(second))
  return (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05)
}

/**
 * Returns a translucent colour blended over a background, as a browser paints it.
 *
 * @param share 0 to 1
 * @returns `#rrggbb`
 * @throws TypeError when a colour is not written as `#rrggbb`
 */
export function tintOver(colour: string, share: number, ground: string): string {
  const top = parseHex(colour)
  const bottom = parseHex(ground)
  const channels = top.map((value, index) => value * share + bottom[index]! * (1 - share))
  return `#${channels.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`
}
