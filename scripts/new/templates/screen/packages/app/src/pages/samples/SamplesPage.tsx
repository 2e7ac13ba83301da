import { useTexts } from '@waldkerf/ui/i18n/Language'
import { samplesList } from '@waldkerf/ui/screens/samples/samplesList'
import { SamplesScreen } from '@waldkerf/ui/screens/samples/SamplesScreen'
import { useState } from 'react'
import { useNewSamples, useSamples } from '@waldkerf/app/data/samples/samples.ts'
import { useUnsaved } from '@waldkerf/app/platform/unsaved/unsaved.ts'
import { useToday } from '../dashboard/useToday.ts'
import { useListPlace } from '../lists/useListPlace.ts'
import { texts } from './samples.texts.ts'

/** /samples/index: for administrators. Filter and order live in the address. */
export function SamplesPage() {
  const t = useTexts(texts)
  const place = useListPlace(samplesList)
  const entries = useSamples()
  const create = useNewSamples()
  const today = useToday()
  const [isTyping, setTyping] = useState(false)
  useUnsaved(isTyping ? t.unsaved : undefined)
  return (
    <SamplesScreen
      state={{ ...place.state, entries, today }}
      actions={{
        ...place.actions,
        create,
        retry: () => entries.status === 'failed' && entries.retry(),
        onTyping: setTyping,
      }}
    />
  )
}
