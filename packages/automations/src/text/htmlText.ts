import { Tokenizer } from 'htmlparser2'

/** Elements whose text is not for reading. */
export const unread: ReadonlySet<string> = new Set(
  'script,style,textarea,title,noscript,iframe,template,svg,object,select'.split(','),
)

/** Elements that begin a new line or cell. */
export const blocks: ReadonlySet<string> = new Set(
  'address,article,aside,blockquote,br,dd,div,dl,dt,figcaption,figure,footer,h1,h2,h3,h4,h5,h6,header,hr,li,main,ol,p,section,table,tbody,td,tfoot,th,thead,tr,ul'.split(
    ',',
  ),
)

/** Elements that go with the last of their text. */
export const removable: ReadonlySet<string> = new Set(
  'p,li,h1,h2,h3,h4,h5,h6,b,strong,i,em,u,span,font,small,mark'.split(','),
)

const cells: ReadonlySet<string> = new Set(['td', 'th'])

/** Stands between the cells of a row, as their borders do. */
const cellBorder = ' | '

/** Marks of HTML: an element, or a character reference. */
const markup = /<\/?[a-z][^<>]*>|&(?:#\d+|#x[\da-f]+|[a-z]+);/iu

/** Whether a text has elements or character references of HTML. */
export function hasMarkup(text: string): boolean {
  return markup.test(text)
}

const nothing = () => {}

/**
 * Returns the text of HTML as it reads: without tags, with each block and each row of a table on a line
 * of its own. Spaces beside each other are one, as on a page. Its time does not depend on how the HTML
 * is nested.
 */
export function htmlText(html: string): string {
  let text = ''
  // The numbers of open elements that are not for reading, or keep their spaces.
  let hidden = 0
  let kept = 0
  const add = (part: string) => {
    if (hidden > 0) return
    if (kept > 0) text += part
    else {
      const words = part.replaceAll(/[ \t\r\n\f]+/gu, ' ')
      text += text === '' || /[ \n]$/u.test(text) ? words.trimStart() : words
    }
  }
  const endLine = () => {
    if (hidden === 0) text = `${text.replace(/ +$/u, '')}\n`
  }
  const tokenizer = new Tokenizer(
    { xmlMode: false, decodeEntities: true },
    {
      ontext: (start, end) => add(html.slice(start, end)),
      ontextentity: (code) => add(String.fromCodePoint(code)),
      onopentagname(start, end) {
        const name = html.slice(start, end).toLowerCase()
        if (cells.has(name)) {
          if (hidden === 0 && !/\n$|^$/u.test(text))
            text = `${text.replace(/ +$/u, '')}${cellBorder}`
        } else if (blocks.has(name)) endLine()
        if (unread.has(name)) hidden += 1
        if (name === 'pre') kept += 1
      },
      onclosetag(start, end) {
        const name = html.slice(start, end).toLowerCase()
        if (unread.has(name)) hidden = Math.max(0, hidden - 1)
        if (name === 'pre') kept = Math.max(0, kept - 1)
        if (blocks.has(name) && !cells.has(name)) endLine()
      },
      onattribname: nothing,
      onattribdata: nothing,
      onattribentity: nothing,
      onattribend: nothing,
      onopentagend: nothing,
      onselfclosingtag: nothing,
      oncdata: nothing,
      oncomment: nothing,
      ondeclaration: nothing,
      onprocessinginstruction: nothing,
      onend: nothing,
    },
  )
  tokenizer.write(html)
  tokenizer.end()
  return text.replaceAll(/\n{2,}/gu, '\n').trim()
}
