/** 100 MB, the most that the lines of a bulk mutation may take. */
const largestUpload = 100 * 1024 * 1024

/** Files that were announced, and then sent, for bulk mutations. */
export class Uploads {
  readonly #baseUrl: string
  readonly #createToken: () => string
  /** By the path that they are announced with; empty until they are sent. */
  readonly #files = new Map<string, string>()

  constructor(baseUrl: string, createToken: () => string) {
    this.#baseUrl = baseUrl
    this.#createToken = createToken
  }

  /** Announces a file, and says where and with which fields it is sent. */
  announce(filename: string, mimeType: string) {
    const key = `tmp/practice/bulk/${this.#createToken()}/${filename}`
    this.#files.set(key, '')
    const url = `${this.#baseUrl}/uploads`
    const parameters = [
      { name: 'key', value: key },
      { name: 'Content-Type', value: mimeType },
      { name: 'success_action_status', value: '201' },
      { name: 'acl', value: 'private' },
    ]
    return { url, resourceUrl: url, parameters }
  }

  /** Receives a form whose last field is the file. */
  async receive(form: FormData): Promise<'received' | 'too large' | 'unknown'> {
    const key = form.get('key')
    const file = form.get('file')
    const isLast = [...form.keys()].at(-1) === 'file'
    if (typeof key !== 'string' || !(file instanceof Blob) || !isLast) return 'unknown'
    if (!this.#files.has(key)) return 'unknown'
    if (file.size > largestUpload) return 'too large'
    this.#files.set(key, await file.text())
    return 'received'
  }

  /** Takes what was sent for a path; each file serves one bulk mutation. */
  take(path: string): string | undefined {
    const text = this.#files.get(path)
    this.#files.delete(path)
    return text === '' ? undefined : text
  }
}
