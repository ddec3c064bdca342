import * as z from 'zod/mini'
import { ApiError, badJson, validationFailed } from '../errors.ts'

const largestBody = 1024 * 1024
const deepestMetadata = 32

const tooLarge = () =>
  new ApiError(413, 'request_entity_too_large', 'Request body is larger than 1 MB')

/** Time for a whole body, in milliseconds; half of that for a whole request. */
const longest = 5000
/** Bodies that are read at once, so that unfinished ones take at most as many megabytes. */
const mostAtOnce = 64
let underWay = 0

const notFinished = () =>
  new ApiError(408, 'request_timeout', 'The request body did not arrive in time', {
    // The rest of it may never come.
    headers: { connection: 'close' },
  })
const tooMany = () =>
  new ApiError(429, 'over_request_rate_limit', 'Too many requests at once', {
    headers: { 'retry-after': '1' },
  })

async function readChunks(body: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const reader = body.getReader()
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(notFinished()), longest)
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), late.promise])
      if (done) return Buffer.concat(chunks)
      size += value.byteLength
      if (size > largestBody) throw tooLarge()
      chunks.push(value)
    }
  } catch (cause) {
    throw cause instanceof ApiError
      ? cause
      : badJson('Could not read request body: it was aborted', cause)
  } finally {
    clearTimeout(timer)
  }
}

async function readBytes({ headers, body }: Request): Promise<Uint8Array> {
  if (Number(headers.get('content-length') ?? 0) > largestBody) throw tooLarge()
  if (!body) return new Uint8Array()
  if (underWay >= mostAtOnce) throw tooMany()
  underWay += 1
  try {
    return await readChunks(body)
  } finally {
    underWay -= 1
  }
}

/** Reads a body as UTF-8. @throws ApiError 413 above 1 MB, 408 after five seconds, 429 among too many others, 400 if it is not UTF-8. */
export async function readText(request: Request): Promise<string> {
  const bytes = await readBytes(request)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (cause) {
    throw badJson('Could not read request body: it is not UTF-8', cause)
  }
}

function parseJson<Schema extends z.ZodMiniType>(text: string, schema: Schema): z.output<Schema> {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (cause) {
    throw badJson('Could not parse request body as JSON', cause)
  }
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const path = result.error.issues[0]?.path.join('.')
  throw validationFailed(
    path ? `The value of "${path}" is not valid` : 'The body must be a JSON object',
  )
}

/** Reads and validates a JSON body. @throws ApiError 413, 408, 429 or 400. */
export async function readJson<Schema extends z.ZodMiniType>(
  request: Request,
  schema: Schema,
): Promise<z.output<Schema>> {
  return parseJson(await readText(request), schema)
}

/** Reads and validates an optional JSON body; the default is `{}`. @throws ApiError 413, 408, 429 or 400. */
export async function readOptionalJson<Schema extends z.ZodMiniType>(
  request: Request,
  schema: Schema,
): Promise<z.output<Schema>> {
  return parseJson((await readText(request)) || '{}', schema)
}

/** Text without lone surrogates, because different ones would encode to the same bytes. */
export const text = z.string().check(z.refine((value) => value.isWellFormed()))

/** Optional text; the client also sends null and '' for missing. */
export const optionalText = z.pipe(
  z.nullish(text),
  z.transform((value) => value || undefined),
)

/** Nesting that is too deep to serialize without a stack overflow. */
function isTooDeep(value: unknown, depth = 0): boolean {
  if (typeof value !== 'object' || value === null) return false
  return (
    depth > deepestMetadata || Object.values(value).some((inner) => isTooDeep(inner, depth + 1))
  )
}

/** User metadata. Drops `__proto__`, which could pollute prototypes in other programs. */
export const metadata = z.pipe(
  z.nullish(
    z.custom<Record<string, unknown>>(
      (value) =>
        typeof value === 'object' && value !== null && !Array.isArray(value) && !isTooDeep(value),
    ),
  ),
  z.transform((value) => {
    const { ['__proto__']: _, ...rest } = value ?? {}
    return rest
  }),
)
