import { assumptionsAddress } from '@waldkerf/domain/forecast/assumptions'
import { formatMoney } from '@waldkerf/domain/office/money/formatAmount'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { ForecastScreen } from '@waldkerf/ui/screens/forecast/ForecastScreen'
import { useState } from 'react'
import { useForecast } from '@waldkerf/app/data/documents/lists/documents'
import { useForecastChanges } from '@waldkerf/app/data/forecast/forecastChanges'
import { useClientChoices } from '@waldkerf/app/data/users/people'
import { useListAddress } from '../lists/useListAddress.ts'
import { useRemovals } from '../lists/useRemovals.ts'
import { useUnsaved } from '@waldkerf/app/platform/unsaved/unsaved'
import { documentAddress } from '../documents/documentAddress.ts'
import { useToday } from '../dashboard/useToday.ts'
import { texts } from './forecast.texts.ts'
import { useForecastSources, useLeft } from './useForecastSources.ts'

/** /forecast/index: expected income and expenses, for administrators. Assumptions live in the address. */
export function ForecastPage() {
  const t = useTexts(texts)
  const { day } = useFormat()
  const { place: assumptions, go } = useListAddress(assumptionsAddress)
  const { gone, remove } = useRemovals<number>()
  const clients = useClientChoices()
  const entries = useLeft(useForecast(), gone)
  const sources = useForecastSources(entries, clients)
  const changes = useForecastChanges()
  const [isTyping, setTyping] = useState(false)
  useUnsaved(isTyping ? t.unsaved : undefined)
  const today = useToday()
  return (
    <ForecastScreen
      state={{
        entries,
        sources,
        clients,
        assumptions,
        documentAt: (source, id) => documentAddress[source](id),
        today,
      }}
      actions={{
        setAssumptions: (changed) => go(changed),
        add: changes.add,
        update: changes.update,
        remove(rows) {
          for (const row of rows) {
            remove(row.id, t.entry(day(row.datum), formatMoney(row.betrag)), () => changes.remove(row))
          }
        },
        retry() {
          for (const part of [entries, sources]) if (part.status === 'failed') part.retry()
        },
        onTyping: setTyping,
      }}
    />
  )
}
