import * as z from 'zod/mini'
import { ApiError, badJson, validationFailed } from '../errors.ts'

const largestBody = 1024 * 1024
const deepestMetadata = 32

const tooLarge = () =>
  new ApiError(413, 'request_entity_too_large', 'Request body is larger than 1 MB')

async function readBytes(request: Request): Promise<Uint8Array> {
  if (Number(request.headers.get('content-length') ?? 0) > largestBody) throw tooLarge()
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength
      if (size > largestBody) break
      chunks.push(chunk)
    }
  } catch (cause) {
    throw badJson('Could not read request body: it broke off', cause)
  }
  if (size > largestBody) throw tooLarge()
  return Buffer.concat(chunks)
}

/** Reads a body as UTF-8. @throws ApiError 413 above 1 MB, 400 when it is not UTF-8. */
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

/** Reads a JSON body of a known shape. @throws ApiError 413 or 400. */
export async function readJson<Schema extends z.ZodMiniType>(
  request: Request,
  schema: Schema,
): Promise<z.output<Schema>> {
  return parseJson(await readText(request), schema)
}

/** Reads a JSON body that may be left out; then it counts as `{}`. @throws ApiError 413 or 400. */
export async function readOptionalJson<Schema extends z.ZodMiniType>(
  request: Request,
  schema: Schema,
): Promise<z.output<Schema>> {
  return parseJson((await readText(request)) || '{}', schema)
}

/** Text without lone surrogates: two such texts may differ and still be the same bytes. */
export const text = z.string().check(z.refine((value) => value.isWellFormed()))

/** A text that may be missing; the client also sends null and '' for that. */
export const optionalText = z.pipe(
  z.nullish(text),
  z.transform((value) => value || undefined),
)

/** Nesting beyond what JSON can write again without running out of stack. */
function isTooDeep(value: unknown, depth = 0): boolean {
  if (typeof value !== 'object' || value === null) return false
  return (
    depth > deepestMetadata || Object.values(value).some((inner) => isTooDeep(inner, depth + 1))
  )
}

/** What users say about themselves. `__proto__` is left out: programs that copy it would stumble. */
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
