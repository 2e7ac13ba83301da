import type { ArticleReadings } from '@waldkerf/domain/entities/template/articles'
import { useFormat, useTexts } from '../../i18n/Language.tsx'
import { Button } from '../../parts/Button/Button.tsx'
import { Dialog } from '../../parts/Dialog/Dialog.tsx'
import { PlainTable } from '../page/PlainTable.tsx'
import { texts } from './ArticlesTable.texts.ts'

export interface ReadingsDialogProps {
  /** Of which article. */
  id: number
  readings: ArticleReadings
  onClose: () => void
}

/** An article's readings by the channels they came through. */
export function ReadingsDialog({ id, readings, onClose }: ReadingsDialogProps) {
  const t = useTexts(texts)
  const format = useFormat()
  return (
    <Dialog open title={t.readingsTitle(id)} onClose={onClose} actions={<Button onClick={onClose}>{t.close}</Button>}>
      <PlainTable
        label={t.readings}
        columns={[
          { id: 'channel', title: t.channel, cell: ({ key }) => key },
          { id: 'readings', title: t.readings, align: 'end', cell: ({ pv }) => format.number(pv) },
        ]}
        rows={readings.pvData}
        rowKey={({ key }) => key}
      />
    </Dialog>
  )
}
