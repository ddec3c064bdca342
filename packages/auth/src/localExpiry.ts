/**
 * Makes the client count the life of a token by the clock of this device: it takes the server's
 * time of expiry where there is one, and on a clock that runs ahead renews without an end.
 */
export function withLocalExpiry(send: typeof fetch): typeof fetch {
  return async (input, init) => {
    const response = await send(input, init)
    const body: unknown = response.ok ? await readJson(response.clone()) : null
    if (typeof body !== 'object' || body === null || !('expires_in' in body)) return response
    const { status, headers } = response
    return new Response(JSON.stringify({ ...body, expires_at: undefined }), { status, headers })
  }
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch {
    return null
  }
}
