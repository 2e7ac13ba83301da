import { useLanguage } from '@waldkerf/ui/i18n/Language'
import { Mark } from '@waldkerf/ui/parts/MapView/Mark'
import { statusLook } from '../beetleStatus.ts'

/** A status as mark and word: the same mark as on the map. */
export function StatusWord({ status }: { status: string }) {
  const { label, tone, shape } = statusLook(status)
  const language = useLanguage()
  return (
    <>
      <Mark tone={tone} shape={shape} />
      <span>{label[language]}</span>
    </>
  )
}
