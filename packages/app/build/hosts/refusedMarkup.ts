const attribute = /\s([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g
const tag = /<[a-z][^\s/>]*((?:\s(?:[^"'>]|"[^"]*"|'[^']*')*)?)>/gi
const textOfOtherLanguages = /<!--[\s\S]*?-->|(<(script|style)\b[^>]*>)[\s\S]*?<\/\2>/gi

/**
 * Lists what the policy would refuse in a document: styles and handlers in attributes, and addresses
 * that are scripts. The policy names hashes of whole elements only.
 */
export function refusedMarkup(html: string): string[] {
  const markup = html.replaceAll(textOfOtherLanguages, '$1')
  return Array.from(markup.matchAll(tag)).flatMap(([text, attributes = '']) =>
    Array.from(attributes.matchAll(attribute)).flatMap(([, name = '', ...values]) => {
      const isRefused =
        /^(?:style|on.+)$/i.test(name) || /^\s*javascript:/i.test(values.find(Boolean) ?? '')
      return isRefused ? [text] : []
    }),
  )
}
