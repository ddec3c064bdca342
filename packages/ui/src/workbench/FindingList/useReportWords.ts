'use client'
import { useStrings } from '../../i18n/index.js'
import { findingReportStrings } from './FindingList.strings.js'
import type { FindingReportWords, ListedReport } from './FindingList.types.js'
import { useFindingTexts } from './useFindingTexts.js'

/** Returns a function that gives the words of a report in the current language, for a list of it. */
export function useReportWords(): (report: ListedReport) => FindingReportWords {
  const { kind, wrong, row, handle, column, value, problem, warning, variants, fileName } =
    useStrings(findingReportStrings)
  const textsOf = useFindingTexts()
  return ({ findings }) => ({
    header: [kind, wrong, row, handle, column, value],
    severities: { problem, warning },
    headings: Object.fromEntries(
      findings.map((finding) => [finding.code, textsOf(finding).heading]),
    ),
    details: { variants },
    fileName,
  })
}
