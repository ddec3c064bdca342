import { hasAscii, joinBytes } from '../formats/bytes.ts'
import { jpegMarkers, readJpegSegments } from '../formats/jpegSegments.ts'
import { readPngChunks, type PngChunk } from '../formats/pngChunks.ts'
import { readWebpChunks } from '../formats/webpChunks.ts'
import type { ImageFormat } from '../ImageFacts.ts'

/** What a segment of JPEG with a part of a profile begins with, before its number and their count. */
const profileMark = 'ICC_PROFILE\0'

/** Unpacks a colour profile of PNG, which is behind its name and the way it is packed. */
export async function unpackProfile(
  bytes: Uint8Array,
  { content, contentEnd }: PngChunk,
): Promise<Uint8Array | undefined> {
  const chunk = bytes.slice(content, contentEnd)
  const packed = chunk.subarray(chunk.indexOf(0) + 2)
  try {
    const unpacked = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate'))
    return new Uint8Array(await new Response(unpacked).arrayBuffer())
  } catch {
    // It is damaged; the picture can be shown without it.
    return undefined
  }
}

/** Returns the colour profile of an image; nothing if there is none. */
export async function profileOf(
  bytes: Uint8Array,
  format: ImageFormat,
): Promise<Uint8Array | undefined> {
  switch (format) {
    case 'jpeg': {
      const parts = readJpegSegments(bytes).segments.filter(
        ({ marker, content }) =>
          marker === jpegMarkers.app2 && hasAscii(bytes, content, profileMark),
      )
      if (parts.length === 0) return undefined
      const start = profileMark.length + 2
      return joinBytes(parts.map(({ content, end }) => bytes.subarray(content + start, end)))
    }
    case 'png': {
      const chunk = readPngChunks(bytes).chunks.find(({ type }) => type === 'iCCP')
      return chunk && unpackProfile(bytes, chunk)
    }
    default: {
      const chunk = readWebpChunks(bytes).chunks.find(({ type }) => type === 'ICCP')
      return chunk && bytes.subarray(chunk.content, chunk.contentEnd)
    }
  }
}
