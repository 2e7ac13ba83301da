import { formatMoney } from '@waldkerf/domain/office/money/formatAmount'
import { documentLines, type DocumentModel } from '@waldkerf/domain/office/documentModel/documentModel'
import { hasUnclear } from '@waldkerf/domain/office/documentModel/unclearPlaces'
import { memo } from 'react'
import { useFormat, useLocale, useTexts } from '../../i18n/Language.tsx'
import { Sums } from './DocumentEditorScreen.styles.ts'
import { texts } from './DocumentEditorScreen.texts.ts'

/** Net, VAT and gross, always in view. */
export const EditorSums = memo(function EditorSums({ model }: { model: DocumentModel }) {
  const t = useTexts(texts)
  const { number } = useFormat()
  const locale = useLocale()
  const isUnclear = hasUnclear(model)
  const count = documentLines(model).length
  const sums = [
    ['net', model.net],
    ['vat', model.vat],
    ['gross', model.gross],
  ] as const
  return (
    <Sums aria-label={t.totals}>
      <div>
        <dt>{t.sums.lines(number(count), count === 1)}</dt>
      </div>
      {sums.map(([name, amount]) => (
        <div key={name} data-gross={name === 'gross' ? '' : undefined}>
          <dt>{t.sums[name]}</dt>
          <dd>{isUnclear ? '–' : formatMoney(amount, locale)}</dd>
        </div>
      ))}
    </Sums>
  )
})
