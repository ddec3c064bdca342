/** Text between “ and ”. */
const quoted = /“([^”]*)”/

/** Shows a text of the guide, with the names of controls marked instead of in quotation marks. */
export function Named({ children }: { readonly children: string }) {
  // Every second part is what was between quotation marks.
  return children.split(quoted).map((part, at) =>
    // oxlint-disable-next-line react/no-array-index-key -- The parts of a text stay as they are.
    at % 2 === 0 ? part : <b key={at}>{part}</b>,
  )
}
