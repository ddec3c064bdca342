/** Saves a text as a file, as if it had been downloaded. */
export function saveText(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}

/** Prints a text on a page of its own. */
export function printText(title: string, text: string): void {
  const frame = document.createElement('iframe')
  frame.hidden = true
  frame.title = title
  document.body.append(frame)
  const { contentWindow: page, contentDocument } = frame
  if (!page || !contentDocument) return
  contentDocument.title = title
  const sheet = contentDocument.createElement('pre')
  sheet.textContent = text
  contentDocument.body.append(sheet)
  page.addEventListener('afterprint', () => frame.remove())
  page.print()
}
