import { useTexts } from '@waldkerf/ui/i18n/Language'
import type { UnsentReport } from '@waldkerf/domain/beetles/reports/unsentReport'
import { confirm } from '../../platform/questions/confirm.ts'
import { texts } from './reports.texts.ts'

/** Asks before a report that is nowhere else is given up. @returns a function that answers whether to go on */
export function useAskToDiscard() {
  const t = useTexts(texts).discard
  return ({ record }: Partial<Pick<UnsentReport, 'record'>> = {}) =>
    confirm({
      title: record === undefined ? t.title : t.finish,
      description: record === undefined ? t.description : t.finishText,
      confirm: record === undefined ? t.confirm : t.confirmFinish,
      cancel: t.cancel,
      danger: true,
    })
}
