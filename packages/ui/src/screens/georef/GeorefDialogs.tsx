import type { ReactNode } from 'react'
import type { SurveyMap } from '@waldkerf/domain/entities/maps/maps'
import type { SheetSize } from '@waldkerf/domain/georef/sheet/pixels'
import type { Assessment } from '@waldkerf/domain/georef/workplace/assessment'
import type { Workplace } from '@waldkerf/domain/georef/workplace/workplace'
import { ConfirmDialog } from '@waldkerf/ui/parts/ConfirmDialog/ConfirmDialog'
import type { ScanPicture } from '@waldkerf/ui/parts/ScanView/ScanView'
import type { GeorefState } from './georefTypes.ts'
import type { useSaveQuestion } from './model/useSaveQuestion.ts'
import type { WorkView } from './model/useWorkView.ts'
import { ReportDialog } from './report/ReportDialog.tsx'

export interface GeorefDialogsProps {
  /** The one that is open. */
  dialog: 'raster' | 'script' | 'report' | 'former' | undefined
  map: SurveyMap
  work: Workplace
  fit: WorkView['fit']
  assessment: Assessment | undefined
  size: SheetSize | null
  picture: ScanPicture | undefined
  saving: ReturnType<typeof useSaveQuestion>
  layer: GeorefState['layer']
  renderFormer: ((onClose: () => void) => ReactNode) | undefined
  /** Leads to a point. */
  onShow: (id: number) => void
  onClose: () => void
}

/** Dialogs above the workplace: former scans, the report, and the question whether bad points are stored. */
export function GeorefDialogs({ dialog, map, work, saving, size, onClose, ...rest }: GeorefDialogsProps) {
  return (
    <>
      {dialog === 'former' && rest.renderFormer?.(onClose)}
      {saving.question && (
        <ConfirmDialog
          open
          question={saving.question}
          onAnswer={saving.answer}
          onSave={() => {
            saving.answer(false)
            const worst = work.points[saving.worst - 1]
            if (worst) rest.onShow(worst.id)
          }}
        />
      )}
      {dialog === 'report' && (
        <ReportDialog
          map={map}
          work={work}
          fit={rest.fit}
          assessment={rest.assessment}
          size={size}
          picture={rest.picture}
          layer={rest.layer}
          onClose={onClose}
        />
      )}
    </>
  )
}
