/** The longest tag and the longest vendor that Shopify takes, in characters. */
export const longestName = 255

/** The most tags a product can have in Shopify. */
export const mostTags = 250
