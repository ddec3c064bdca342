const encoder = new TextEncoder()

/** A field of a protocol buffer: its number, with a whole number or with bytes. */
type Field = readonly [number: number, value: number | string | Uint8Array]

function varint(value: number): number[] {
  return value < 128 ? [value] : [(value % 128) + 128, ...varint(Math.floor(value / 128))]
}

/** Writes a message of a protocol buffer. */
function message(...fields: readonly Field[]): Uint8Array<ArrayBuffer> {
  const bytes: number[] = []
  for (const [number, value] of fields) {
    if (typeof value === 'number') {
      bytes.push(...varint(number * 8), ...varint(value))
    } else {
      const content = typeof value === 'string' ? encoder.encode(value) : value
      bytes.push(...varint(number * 8 + 2), ...varint(content.length), ...content)
    }
  }
  return new Uint8Array(bytes)
}

function tensorInfo(name: string, sizes: readonly number[]): Uint8Array {
  const shape = message(...sizes.map((size): Field => [1, message([1, size])]))
  return message([1, name], [2, message([1, message([1, 1], [2, shape])])])
}

/**
 * Writes a model as an ONNX file, which finds dark pixels: the negative mean of the channels.
 *
 * @param side of the pictures it takes, in pixels
 * @param channels how many channels these have
 */
export function darkModel(side: number, channels = 3): Uint8Array<ArrayBuffer> {
  const axes = message([1, 'axes'], [8, 1], [20, 7])
  const keeps = message([1, 'keepdims'], [3, 1], [20, 2])
  const mean = message([1, 'image'], [2, 'mean'], [4, 'ReduceMean'], [5, axes], [5, keeps])
  const negative = message([1, 'mean'], [2, 'mask'], [4, 'Neg'])
  const graph = message(
    [1, mean],
    [1, negative],
    [2, 'dark'],
    [11, tensorInfo('image', [1, channels, side, side])],
    [12, tensorInfo('mask', [1, 1, side, side])],
  )
  return message([1, 8], [7, graph], [8, message([2, 13])])
}
