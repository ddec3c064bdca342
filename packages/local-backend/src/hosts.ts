/** Tells whether a host name, without its port, is a loopback name. */
export function isLoopbackHost(hostname: string): boolean {
  return (
    /^(?:[a-z\d_-]+\.)*localhost$/.test(hostname) ||
    hostname === '[::1]' ||
    /^127(\.\d{1,3}){3}$/.test(hostname)
  )
}

function refuse(status: 400 | 403, why: string): Response {
  return new Response(`${why}\n`, {
    status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  })
}

function hostnameOf(host: string): string {
  return host.replace(/:\d*$/, '').toLowerCase()
}

/**
 * Rejects foreign hosts: returns 403 for another machine, 400 for an invalid address such as
 * 127.256.0.1, and nothing otherwise. This prevents DNS rebinding, where a foreign page points its
 * own name at 127.0.0.1 and reads the responses. A request line may contain a host too, which takes
 * precedence over `Host` (RFC 9112, 3.2.2), so both are checked.
 */
export function rejectForeignHost(request: Request): Response | undefined {
  if (!URL.canParse(request.url)) return refuse(400, 'The Host header names no address.')
  const { host, hostname } = new URL(request.url)
  const named = request.headers.get('host') ?? host
  if (isLoopbackHost(hostname) && isLoopbackHost(hostnameOf(named))) return undefined
  return refuse(403, 'This server answers only on this machine. Open it at localhost.')
}
