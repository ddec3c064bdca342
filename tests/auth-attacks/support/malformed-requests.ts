import { LOCAL_ANON_KEY } from '../../../packages/local-backend/src/anon-key.ts'

/** Joins lines with CRLF. */
export const lines = (...parts: readonly string[]) => parts.join('\r\n')
export const key = `apikey: ${LOCAL_ANON_KEY}`
export const body = '{"email":"a@x.io"}'

/** Creates a valid request with the given lines. */
export function request(first: string, headers: readonly string[] = [], content = ''): string {
  return lines(first, 'Host: localhost', key, ...headers, '', content)
}

export const recover = 'POST /auth/v1/recover HTTP/1.1'

/** Requests that no browser or proxy would send. */
export const malformedRequests: readonly (readonly [name: string, bytes: string | Buffer])[] = [
  ['nothing', ''],
  ['empty lines', '\r\n\r\n\r\n'],
  ['noise', Buffer.from(Array.from({ length: 2000 }, (_, index) => (index * 73) % 256))],
  ['the greeting of TLS', Buffer.from('160301020001000001fc0303', 'hex')],
  ['the preface of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
  [
    'an upgrade to HTTP/2',
    request('GET /auth/v1/health HTTP/1.1', ['Upgrade: h2c', 'Connection: Upgrade']),
  ],
  [
    'an upgrade to a web socket',
    request('GET /auth/v1/user HTTP/1.1', ['Upgrade: websocket', 'Connection: Upgrade']),
  ],
  ['HTTP/0.9', 'GET /auth/v1/health\r\n'],
  ['HTTP/1.0 without a host', `GET /auth/v1/health HTTP/1.0\r\n${key}\r\n\r\n`],
  ['HTTP/1.1 without a host', `GET /auth/v1/health HTTP/1.1\r\n${key}\r\n\r\n`],
  ['two hosts', request('GET /auth/v1/health HTTP/1.1', ['Host: evil.test'])],
  ['HTTP/9.9', request('GET /auth/v1/health HTTP/9.9')],
  ['a tunnel', request('CONNECT evil.test:443 HTTP/1.1')],
  ['a trace', request('TRACE /auth/v1/user HTTP/1.1', ['authorization: Bearer secret'])],
  ['an unknown method', request('BREW /auth/v1/token HTTP/1.1')],
  ['a method of another case', request('post /auth/v1/token HTTP/1.1')],
  ['a star', request('OPTIONS * HTTP/1.1')],
  ['an absolute URL', request('GET http://localhost/auth/v1/health HTTP/1.1')],
  [
    'the URL of another host',
    request('GET http://evil.test/auth/v1/authorize?provider=google HTTP/1.1'),
  ],
  ['an invalid URL', request('GET http://[::1 HTTP/1.1')],
  ['a host without a path', request('GET localhost HTTP/1.1')],
  ['another scheme', request('GET javascript:alert(1) HTTP/1.1')],
  ['a path with two leading slashes', request('GET //evil.test/auth/v1/health HTTP/1.1')],
  ['a path with parent folders', request('GET /auth/v1/../../etc/passwd HTTP/1.1')],
  ['a path with backslashes', request('GET /auth\\v1\\..\\..\\etc HTTP/1.1')],
  ['a path with a NUL', request('GET /auth/v1/\0 HTTP/1.1')],
  ['a path with an encoded NUL', request('GET /auth/v1/%00 HTTP/1.1')],
  ['a path with broken escapes', request('GET /auth/v1/%zz%E0%A4%A?%=%&apikey=%C0 HTTP/1.1')],
  ['a path in Latin-1', Buffer.from(request('GET /auth/v1/\xe9\xff HTTP/1.1'), 'latin1')],
  ['a fragment', request('GET /auth/v1/health#x HTTP/1.1')],
  ['a long path', request(`GET /${'a'.repeat(15_000)} HTTP/1.1`)],
  ['a path that is too long', request(`GET /${'a'.repeat(100_000)} HTTP/1.1`)],
  [
    'a long token',
    request('GET /auth/v1/user HTTP/1.1', [`authorization: Bearer ${'a'.repeat(14_000)}`]),
  ],
  [
    'a token that is too long',
    request('GET /auth/v1/user HTTP/1.1', [`authorization: Bearer ${'a'.repeat(40_000)}`]),
  ],
  [
    'very many headers',
    request(
      'GET /auth/v1/health HTTP/1.1',
      Array.from({ length: 3000 }, (_, n) => `x${n}: y`),
    ),
  ],
  ['a header with a NUL', request('GET /auth/v1/health HTTP/1.1', ['x: a\0b'])],
  [
    'a header in Latin-1',
    Buffer.from(
      request('GET /auth/v1/user HTTP/1.1', ['authorization: Bearer \xe9\xff']),
      'latin1',
    ),
  ],
  ['a header without a name', request('GET /auth/v1/health HTTP/1.1', [': x'])],
  ['a header without a colon', request('GET /auth/v1/health HTTP/1.1', ['x'])],
  ['a folded header', request('GET /auth/v1/health HTTP/1.1', ['x: a', ' b'])],
  [
    'a header with a bare line feed',
    request('GET /auth/v1/health HTTP/1.1', ['x: a\nset-cookie: b']),
  ],
  [
    '__proto__ as a header',
    request('GET /auth/v1/health HTTP/1.1', ['__proto__: x', 'constructor: y']),
  ],
  ['two keys', request('GET /auth/v1/settings HTTP/1.1', [key])],
  [
    'two tokens',
    request('GET /auth/v1/user HTTP/1.1', ['authorization: Bearer a', 'authorization: Bearer b']),
  ],
  ['two lengths', request(recover, ['content-length: 18', 'content-length: 3'], body)],
  [
    'length and chunks',
    request(
      recover,
      ['content-length: 3', 'transfer-encoding: chunked'],
      `12\r\n${body}\r\n0\r\n\r\n`,
    ),
  ],
  [
    'a hidden second request',
    request(
      recover,
      ['content-length: 2', 'transfer-encoding : chunked'],
      `{}${request('GET /auth/v1/user HTTP/1.1')}`,
    ),
  ],
  [
    'chunks with an unknown encoding',
    request(recover, ['transfer-encoding: chunked, x'], `12\r\n${body}\r\n0\r\n\r\n`),
  ],
  [
    'a chunk with an invalid size',
    request(recover, ['transfer-encoding: chunked'], `zz\r\n${body}\r\n0\r\n\r\n`),
  ],
  [
    'a chunk with a huge size',
    request(recover, ['transfer-encoding: chunked'], `ffffffffffffffff\r\n${body}`),
  ],
  ['chunks without an end', request(recover, ['transfer-encoding: chunked'], `12\r\n${body}\r\n`)],
  ['a negative length', request(recover, ['content-length: -1'], body)],
  ['an invalid length', request(recover, ['content-length: 1e3'], body)],
  ['a length beyond the body', request(recover, ['content-length: 1000'], body)],
  ['a huge length', request(recover, ['content-length: 99999999999'], body)],
  ['a length below the body', request(recover, ['content-length: 3'], body)],
  [
    'a body with expect: 100-continue',
    request(recover, ['expect: 100-continue', 'content-length: 18'], body),
  ],
  ['an unknown expectation', request(recover, ['expect: tea', 'content-length: 18'], body)],
  ['a body of a GET', request('GET /auth/v1/user HTTP/1.1', ['content-length: 18'], body)],
  [
    'trailers',
    request(
      recover,
      ['transfer-encoding: chunked', 'trailer: apikey'],
      `12\r\n${body}\r\n0\r\napikey: x\r\n\r\n`,
    ),
  ],
]
