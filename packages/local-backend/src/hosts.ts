/** Whether a host name, without its port, always means this machine. */
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
 * Answers 403 to a request that is for another machine, 400 to one for an address that there cannot
 * be, such as 127.256.0.1, and nothing to every other. Without it a foreign page could point its own
 * name at 127.0.0.1 and read the answers as its own. A request line may name a host too, and that
 * counts for more than `Host` (RFC 9112, 3.2.2), so both are looked at.
 */
export function rejectForeignHost(request: Request): Response | undefined {
  if (!URL.canParse(request.url)) return refuse(400, 'The Host header names no address.')
  const { host, hostname } = new URL(request.url)
  const named = request.headers.get('host') ?? host
  if (isLoopbackHost(hostname) && isLoopbackHost(hostnameOf(named))) return undefined
  return refuse(403, 'This server answers only on this machine. Open it at localhost.')
}
