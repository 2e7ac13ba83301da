import { useTexts } from '@waldkerf/ui/i18n/Language'
import { useEffect, useEffectEvent } from 'react'
import { notify } from '@waldkerf/app/platform/notices/notices'
import { texts } from './address.texts.ts'

/** Says that the record of the address is not there, and takes it out of the address. @param id of a record that is missing for sure */
export function useMissingRecord(id: number | undefined, select: (id: undefined) => void) {
  const t = useTexts(texts)
  const tell = useEffectEvent((missing: number) => {
    notify({ tone: 'warning', message: t.noRecord(missing) })
    select(undefined)
  })
  useEffect(() => {
    if (id !== undefined) tell(id)
  }, [id])
}
