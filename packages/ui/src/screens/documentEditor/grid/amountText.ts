import type { Row } from '@waldkerf/domain/office/editor/document'
import { isUnclear } from '@waldkerf/domain/office/editor/unclear'
import { lineAmount } from '@waldkerf/domain/office/money/amounts'
import { formatMoney } from '@waldkerf/domain/office/money/formatAmount'

/** A line's amount; a dash where a number cannot be read. */
export const amountText = (row: Row, locale: string): string =>
  isUnclear(row) ? '–' : formatMoney(lineAmount(row), locale)
