'use client'
import { automationLabels } from '../../catalogue/automations.strings.js'
import type { AutomationSlug } from '../../catalogue/slugs.js'
import { useStrings } from '../../i18n/index.js'
import { factsLineStrings } from '../FactsLine/index.js'
import type { NoticeTone } from '../Notice/index.js'
import { useFigures } from '../useFigures.js'
import {
  fileDropZoneStrings,
  otherExportContentStrings,
  otherExportNameStrings,
} from './FileDropZone.strings.js'
import type { OpenProblem } from './FileDropZone.types.js'

/** The largest export that is opened, in bytes. */
export const largestFile = 200_000_000

interface ProblemTexts {
  readonly tone: NoticeTone
  readonly title: string
  readonly text: string
  /** The automation that takes such files. */
  readonly link?: { readonly slug: AutomationSlug; readonly label: string }
}

/** Returns a function that words why a file was not opened, in the current language. */
export function useProblemTexts(): (problem: OpenProblem) => ProblemTexts {
  const strings = useStrings(fileDropZoneStrings)
  const names = useStrings(otherExportNameStrings)
  const contents = useStrings(otherExportContentStrings)
  const facts = useStrings(factsLineStrings)
  const labels = useStrings(automationLabels)
  const { count, bytes } = useFigures()
  function inAnother(slug: AutomationSlug, title: string, text: (name: string) => string) {
    const label = labels[slug]
    const link = { slug, label: strings.openIn(label) }
    return { tone: 'warning', title, text: text(label), link } as const
  }

  return ({ code, values = {} }) => {
    const format = String(values.kind)
    switch (code) {
      case 'web-page':
        return {
          ...inAnother('product-importer', strings.webPage, (label) =>
            strings.webPageText(String(values.start), label),
          ),
          tone: 'danger',
        }
      case 'incomplete': {
        const [row, whole, missing] = [values.row, values.whole, values.missing].map(Number)
        return {
          tone: 'danger',
          title: strings.cutOff,
          text: strings.cutOffText(
            count(row ?? 0),
            String(values.column),
            strings.wholeRows(count(whole ?? 0), whole ?? 0),
            facts.products(count(missing ?? 0), missing ?? 0),
          ),
        }
      }
      case 'no-handle':
        return inAnother('bulk-products-importer', strings.noHandle, strings.noHandleText)
      case 'translations':
        return inAnother('product-translation', strings.translations, strings.translationsText)
      case 'separator':
        return {
          tone: 'danger',
          title: strings.separator(String(values.sign)),
          text: strings.separatorText,
        }
      case 'several-tables': {
        const tables = String(values.names).split('\n')
        return {
          tone: 'warning',
          title: strings.severalTables(count(tables.length)),
          text: strings.severalTablesText(tables.join(', ')),
        }
      }
      case 'no-columns':
        return { tone: 'danger', title: strings.noColumns, text: strings.noColumnsText }
      case 'protected':
        return { tone: 'danger', title: strings.locked, text: strings.lockedText }
      case 'no-table':
        return {
          tone: 'warning',
          title: strings.noTable(format),
          text: strings.noTableText,
        }
      case 'damaged':
        return {
          tone: 'danger',
          title: strings.damaged(format),
          text: strings.damagedText,
        }
      case 'json':
        return inAnother('product-importer', strings.json, strings.jsonText)
      case 'binary':
        return { tone: 'danger', title: strings.binary(format), text: strings.binaryText }
      case 'too-large':
        return {
          tone: 'danger',
          title: strings.tooBig(bytes(Number(values.size))),
          text: strings.tooBigText(bytes(largestFile)),
        }
      case 'unpacks-too-large':
        return {
          tone: 'danger',
          title: strings.unpacksTooBig(format, bytes(Number(values.limit))),
          text: strings.unpacksTooBigText,
        }
      case 'too-many-cells': {
        const [rows, columns, cells] = [values.rows, values.columns, values.cells].map(Number)
        return {
          tone: 'danger',
          title: strings.tooManyCells,
          text: strings.tooManyCellsText(count(rows ?? 0), count(columns ?? 0), count(cells ?? 0)),
        }
      }
      case 'malformed-utf-16':
        return { tone: 'danger', title: strings.malformed, text: strings.malformedText('UTF-16') }
      case 'no-product':
        return { tone: 'warning', title: strings.noProduct, text: strings.noProductText }
      case 'unreadable':
        return { tone: 'danger', title: strings.unreadable, text: strings.unreadableText }
      case 'empty':
        return { tone: 'warning', title: strings.empty, text: strings.emptyText }
      default:
        return {
          tone: 'warning',
          title: strings.otherExport(names[code]),
          text: strings.otherExportText(contents[code]),
        }
    }
  }
}
