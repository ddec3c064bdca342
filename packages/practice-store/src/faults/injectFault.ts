import { isoTime } from '../contents/isoTime.ts'
import type { PracticeShop } from '../PracticeShop.ts'
import { immediateKinds, type Fault } from './Fault.ts'

type ImmediateKind = (typeof immediateKinds)[number]

function isImmediate(kind: Fault['kind']): kind is ImmediateKind {
  return (immediateKinds as readonly string[]).includes(kind)
}

function productOf({ contents }: PracticeShop, { handle }: Fault) {
  const product = [...contents.products.values()].find((each) => each.handle === handle)
  if (!product) throw new RangeError(`No product has the handle '${handle}'.`)
  return product
}

/** Changes a product as somebody else does, past the app. */
function changeValues(shop: PracticeShop, fault: Fault): void {
  const product = productOf(shop, fault)
  const { price, compareAtPrice, ...values } = fault.values ?? {}
  shop.index.willWrite(product)
  Object.assign(product, values, { updatedAt: isoTime(shop.now()) })
  for (const variant of product.variants) {
    if (price !== undefined) variant.price = price
    if (compareAtPrice !== undefined) variant.compareAtPrice = compareAtPrice
  }
}

const happen: Readonly<Record<ImmediateKind, (shop: PracticeShop, fault: Fault) => void>> = {
  'released-bulk': ({ bulkOperations }) => bulkOperations.release(),
  'expired-addresses': ({ bulkOperations }) => bulkOperations.files.expire(),
  'expired-token': ({ installations }) => installations.expire(),
  'revoked-token': ({ installations }) => installations.revoke(),
  'removed-scope': (shop, { scope = '' }) => shop.removeScope(scope),
  'empty-bucket': ({ throttle }) => throttle.empty(),
  'deleted-product': (shop, fault) => shop.contents.deleteProduct(productOf(shop, fault)),
  'changed-values': changeValues,
  uninstalled: (shop) => shop.uninstall(),
  redacted: (shop) => shop.redact(),
}

/**
 * Lets something go wrong in a shop: at once, or at the next occasion that fits.
 *
 * @throws {RangeError} when there is no such shop or product
 */
export function injectFault(shops: ReadonlyMap<string, PracticeShop>, fault: Fault): void {
  const shop = fault.shop === undefined ? [...shops.values()][0] : shops.get(fault.shop)
  if (!shop) throw new RangeError(`No shop has the address '${fault.shop}'.`)
  if (isImmediate(fault.kind)) happen[fault.kind](shop, fault)
  else shop.faults.add(fault)
}
