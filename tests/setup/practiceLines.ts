import type { BrowserCommand } from 'vitest/node'
import type * as Testing from '../../packages/store/src/test/openLiveShop.ts'

declare module 'vitest/browser' {
  interface BrowserCommands {
    /**
     * Reads all products of a practice store with this many, or their translations into a language, as the
     * JSON lines of its server.
     */
    readonly readPracticeLines: (products: number, locale?: string) => Promise<string>
  }
}

// Not bundled with the settings of the tests, as few need it.
const modulePath = new URL('../../packages/store/src/test/openLiveShop.ts', import.meta.url).href

/** A test in a browser cannot open a practice store, which is a server. */
export const readPracticeLines: BrowserCommand<[products: number, locale?: string]> = async (
  _,
  products,
  locale,
) => {
  const { LiveShop } = (await import(modulePath)) as typeof Testing
  const shop = new LiveShop(products, ['write_products', 'write_translations'])
  let lines = ''
  for await (const line of shop.lines(locale)) lines += `${line}\n`
  await shop.close()
  return lines
}
