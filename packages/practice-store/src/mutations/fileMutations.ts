import { checkSize } from '../graphql/checkSize.ts'
import type { GraphqlContext, Mutate } from '../graphql/GraphqlContext.ts'
import { userError, type UserError } from './userErrors.ts'

interface FileInput {
  readonly id: string
  readonly alt?: string | null
  readonly originalSource?: string | null
}

const longestAlt = 512

function extensionOf(url: string): string {
  return /\.(\w+)$/.exec(new URL(url).pathname)?.[1]?.toLowerCase() ?? ''
}

function check(at: number, input: FileInput, { contents }: GraphqlContext): UserError[] {
  const picture = contents.findAs('MediaImage', input.id)
  const refuse = (field: string, message: string, code: string) => [
    userError(['files', at, field], message, code),
  ]
  if (!picture) return refuse('id', 'File id does not exist.', 'FILE_DOES_NOT_EXIST')
  if (picture.fileStatus !== 'READY') {
    return refuse('id', 'Non-ready files cannot be updated.', 'NON_READY_STATE')
  }
  if ((input.alt ?? '').length > longestAlt) {
    const message = `The alt value exceeds the maximum limit of ${longestAlt} characters.`
    return refuse('alt', message, 'ALT_VALUE_LIMIT_EXCEEDED')
  }
  if (input.originalSource == null) return []
  if (!URL.canParse(input.originalSource)) {
    return refuse('originalSource', 'Image URL is invalid', 'INVALID_IMAGE_SOURCE_URL')
  }
  if (extensionOf(input.originalSource) === extensionOf(picture.url)) return []
  const message = 'The file extension must be the one that the file has.'
  return refuse('originalSource', message, 'INVALID_FILENAME_EXTENSION')
}

/** The mutation of pictures. A new picture keeps the id and the address of the earlier one. */
export const fileMutations = {
  fileUpdate: (_, { files }: { readonly files: readonly FileInput[] }, context) => {
    checkSize(files)
    const userErrors = files.flatMap((input, at) => check(at, input, context))
    if (userErrors.length > 0) return { files: null, userErrors }
    const updated = files.map(({ id, alt }) => {
      const picture = context.contents.findAs('MediaImage', id)
      if (picture && alt !== undefined) picture.alt = alt || null
      return picture
    })
    return { files: updated, userErrors }
  },
} satisfies Record<string, Mutate>
