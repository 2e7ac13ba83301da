import { useMemo } from 'react'
import { useLanguage, useTexts } from '@waldkerf/ui/i18n/Language'
import type { MapKind } from '@waldkerf/ui/parts/MapView/MapView'
import { answeredLook, statusKinds, statusTable } from '../beetleStatus.ts'
import { texts } from '../GisScreen.texts.ts'

const labels = new Map(Object.entries({ ...statusTable, answered: answeredLook }).map(([id, { label }]) => [id, label]))

/** The statuses as kinds of points, with their words. */
export function useMapKinds(): readonly MapKind[] {
  const { otherStatus } = useTexts(texts).map
  const language = useLanguage()
  return useMemo(
    () => statusKinds.map((kind) => ({ ...kind, label: labels.get(kind.id)?.[language] ?? otherStatus })),
    [language, otherStatus],
  )
}
