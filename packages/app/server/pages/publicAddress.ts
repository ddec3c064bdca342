import ipaddr from 'ipaddr.js'

/** The only part of IPv6 that is given out for the internet (IANA, IPv6 Address Space). */
const internet = ipaddr.IPv6.parseCIDR('2000::/3')

/**
 * Tells whether an IP address is one of the public internet. Those of a machine, a network, a link or a
 * provider are not, nor those of documentation, multicast and tests, nor those that stand for another
 * address: mapped, translated (NAT64) or tunnelled (6to4, Teredo).
 *
 * @param address as the system resolves it; other ways to write one, such as `0x7f.1`, are not public
 */
export function isPublicAddress(address: string): boolean {
  if (address.includes('%')) return false
  if (ipaddr.IPv4.isValidFourPartDecimal(address)) {
    return ipaddr.IPv4.parse(address).range() === 'unicast'
  }
  if (!ipaddr.IPv6.isValid(address)) return false
  const parsed = ipaddr.IPv6.parse(address)
  return parsed.range() === 'unicast' && parsed.match(internet)
}
