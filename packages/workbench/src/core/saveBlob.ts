/** Maximum time until a browser begins a download, in ms. */
const downloadBegins = 60_000

/** Downloads some content under a name. */
export function saveBlob(content: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), downloadBegins)
}
