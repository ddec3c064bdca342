/**
 * A decoded picture in sRGB: four bytes for each pixel (red, green, blue, alpha that is not
 * multiplied in), in rows from the top. `ImageData` of browsers has the same shape.
 */
export interface Pixels {
  readonly width: number
  readonly height: number
  readonly data: Uint8ClampedArray
}
