import { bigEndian, joinBytes } from '../formats/bytes.ts'

/** Writes bits into the data of a scan, most significant first. */
class ScanBits {
  readonly #bytes: number[] = []
  #byte = 0
  #free = 8

  write(value: number, count: number): void {
    for (let at = count - 1; at >= 0; at -= 1) {
      this.#free -= 1
      this.#byte |= ((value >> at) & 1) << this.#free
      if (this.#free === 0) this.#flush()
    }
  }

  #flush(): void {
    this.#bytes.push(this.#byte)
    // A marker begins with this byte, so that data have a zero behind it.
    if (this.#byte === 0xff) this.#bytes.push(0)
    this.#byte = 0
    this.#free = 8
  }

  end(): Uint8Array {
    while (this.#free < 8) this.write(1, 1)
    return Uint8Array.from(this.#bytes)
  }
}

/** Levels of the picture as a JPEG stores them: nearly white, and dark in the middle. */
const [light, dark] = [127, -50]

function segment(marker: number, ...content: readonly number[]): Uint8Array {
  return joinBytes([
    Uint8Array.of(0xff, marker),
    bigEndian(content.length + 2, 2),
    Uint8Array.from(content),
  ])
}

interface LargeJpeg {
  /** @default false */
  readonly isProgressive?: boolean
  /** Whether colours are stored at the full size too. @default false, at half of it */
  readonly isFullColour?: boolean
}

/** Whether a place, from 0 to 1, is in the middle. */
const isMiddle = (place: number) => place > 0.3 && place < 0.7

/**
 * Writes a JPEG of a dark box on white, of any size, block by block: it takes no memory for its
 * pixels, and 99 megapixels are about half a megabyte.
 */
export function largeJpeg(
  width: number,
  height: number,
  { isProgressive = false, isFullColour = false }: LargeJpeg = {},
): Uint8Array<ArrayBuffer> {
  const side = isFullColour ? 8 : 16
  const blocks = isFullColour ? 1 : 4
  const bits = new ScanBits()
  const [columns, rows] = [Math.ceil(width / side), Math.ceil(height / side)]
  let level = 0
  const writeBlock = (difference: number) => {
    if (difference === 0) bits.write(0, 1)
    else {
      const size = Math.abs(difference) < 128 ? 7 : 8
      bits.write(size === 7 ? 0b10 : 0b110, size - 5)
      bits.write(difference > 0 ? difference : difference + 2 ** size - 1, size)
    }
    if (!isProgressive) bits.write(0, 1)
  }
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const wanted = isMiddle(row / rows) && isMiddle(column / columns) ? dark : light
      writeBlock(wanted - level)
      level = wanted
      for (let block = 1; block < blocks + 2; block += 1) writeBlock(0)
    }
  }
  const sampling = isFullColour ? 0x11 : 0x22
  return joinBytes([
    Uint8Array.of(0xff, 0xd8),
    segment(0xdb, 0, ...Array.from({ length: 64 }, () => 8)),
    segment(
      isProgressive ? 0xc2 : 0xc0,
      8,
      ...bigEndian(height, 2),
      ...bigEndian(width, 2),
      3,
      ...Uint8Array.of(1, sampling, 0, 2, 0x11, 0, 3, 0x11, 0),
    ),
    // The sizes of differences with 1, 2 and 3 bits, and the end of a block with one.
    segment(0xc4, 0x00, 1, 1, 1, ...Array.from({ length: 13 }, () => 0), 0, 7, 8),
    segment(0xc4, 0x10, 1, ...Array.from({ length: 15 }, () => 0), 0),
    segment(0xda, 3, 1, 0, 2, 0, 3, 0, 0, isProgressive ? 0 : 63, 0),
    bits.end(),
    Uint8Array.of(0xff, 0xd9),
  ])
}
