export interface PullOptions {
  /** In Shopify's search syntax; empty reads all products. */
  readonly query: string
  /** Ends the reading, also at Shopify. */
  readonly signal: AbortSignal
  /** Gets the number of objects so far: products, variants, pictures, metafields and fixed prices. */
  readonly onProgress: (objects: number) => void
  /**
   * Requests a result at an address that Shopify gave. It has to refuse addresses that are not
   * Shopify's over https, and to follow no redirects.
   */
  readonly download: (address: string, signal: AbortSignal) => AsyncIterable<Uint8Array>
}
