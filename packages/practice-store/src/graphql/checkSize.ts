import { GraphQLError } from 'graphql'

/** Items that a list of an input may have. */
const largestInput = 250

/**
 * Checks that a list of an input is not too long.
 *
 * @throws {GraphQLError} MAX_INPUT_SIZE_EXCEEDED
 */
export function checkSize(items: readonly unknown[], largest = largestInput): void {
  if (items.length <= largest) return
  const message = `The input array size of ${items.length} is greater than the maximum allowed of ${largest}.`
  throw new GraphQLError(message, { extensions: { code: 'MAX_INPUT_SIZE_EXCEEDED' } })
}
