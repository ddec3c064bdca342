export { MetadataFound } from './MetadataFound.js'
export { type MetadataFoundProps } from './MetadataFound.types.js'
