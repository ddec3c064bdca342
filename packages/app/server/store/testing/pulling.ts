import { gunzipSync } from 'node:zlib'
import type { World } from './world.ts'

/** Adds a pull of a shop, and returns what its member can ask of it. */
export async function addPull(
  member: ReturnType<World['browser']>,
  shop: string,
  query?: string,
  locale?: string,
) {
  const body = {
    ...(query !== undefined && { query }),
    ...(locale !== undefined && { locale }),
  }
  const pull = (await member.call('POST', `/store/shops/${shop}/pulls`, body)).body
  const address = `/store/shops/${shop}/pulls/${pull.id}`
  return {
    id: String(pull.id),
    address,
    state: async () => (await member.call('GET', address)).body,
    read: () => member.send('GET', `${address}/lines`),
  }
}

/** Unpacks the lines of a pull, without its signs of life. */
export const linesOf = (bytes: ArrayBuffer) =>
  gunzipSync(bytes)
    .toString()
    .split('\n')
    .filter((line) => line !== '')
