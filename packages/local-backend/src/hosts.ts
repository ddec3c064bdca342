/** Whether a host name, without its port, always means this machine. */
export function isLoopbackHost(hostname: string): boolean {
  return (
    /^(?:[a-z\d_-]+\.)*localhost$/.test(hostname) ||
    hostname === '[::1]' ||
    /^127(\.\d{1,3}){3}$/.test(hostname)
  )
}

function hostnameOf(host: string): string {
  return host.replace(/:\d*$/, '').toLowerCase()
}

/**
 * Answers 403 to a request that is for another machine, and nothing to every other. Without it a
 * foreign page could point its own name at 127.0.0.1 and read the answers as its own. A request line
 * may name a host too, and that counts for more than `Host` (RFC 9112, 3.2.2), so both are looked at.
 */
export function rejectForeignHost(request: Request): Response | undefined {
  const { host, hostname } = new URL(request.url)
  const named = request.headers.get('host') ?? host
  if (isLoopbackHost(hostname) && isLoopbackHost(hostnameOf(named))) return undefined
  return new Response('This server answers only on this machine. Open it at localhost.\n', {
    status: 403,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  })
}
