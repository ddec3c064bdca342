export { Disclosure } from './Disclosure.js'
export { disclosureSizes, type DisclosureProps, type DisclosureSize } from './Disclosure.types.js'
export { useDisclosure, type DisclosureParts, type DisclosureState } from './useDisclosure.js'
