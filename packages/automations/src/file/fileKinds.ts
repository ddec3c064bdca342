/**
 * Kinds of files: an export of products or of translations, a supplier's list of products, the
 * page of one product as HTML or JSON, or a set of images.
 */
export const fileKinds = ['products', 'translations', 'suppliers', 'page', 'images'] as const

export type FileKind = (typeof fileKinds)[number]
