import type { Context } from 'hono'
import type { HttpBindings } from '@hono/node-server'
import ipaddr from 'ipaddr.js'

/**
 * Returns the network that a request comes from: its IPv4 address, or the 64 bits of IPv6 that one
 * connection has; empty if it is unknown.
 *
 * @param proxies number of proxies in front that add the address of their client to `X-Forwarded-For`;
 *   what is before those was written by the client itself
 */
export function clientAddress({ env, req }: Context, proxies: number): string {
  const { incoming } = (env ?? {}) as Partial<HttpBindings>
  const forwarded = req.header('x-forwarded-for')?.split(',') ?? []
  const hops = [...forwarded, incoming?.socket.remoteAddress ?? '']
  return networkOf((hops[Math.max(0, hops.length - 1 - proxies)] ?? '').trim())
}

function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return ''
  const parsed = ipaddr.process(address)
  if (parsed instanceof ipaddr.IPv4) return parsed.toString()
  return parsed.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')
}
