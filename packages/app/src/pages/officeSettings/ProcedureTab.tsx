import { berlinDay } from '@waldkerf/domain/dates/days'
import { ProcedureCard } from '@waldkerf/ui/screens/officeSettings/procedure/ProcedureCard'
import { useState } from 'react'
import { both } from '@waldkerf/app/data/loading/parts'
import { useNumberSeries, useOfficeSettings } from '@waldkerf/app/data/office/settings'
import { usePrivacyOverview } from '@waldkerf/app/data/users/privacy'

const print = () => window.print()

/** The tab with the record of procedure, made of what holds now. */
export function ProcedureTab() {
  const [today] = useState(() => berlinDay(new Date()))
  const named = both(useOfficeSettings(), useNumberSeries(), ({ firma: office }, series) => ({ office, series }))
  const facts = both(named, usePrivacyOverview(), (known, { fristen: terms }) => ({ ...known, terms }))
  return <ProcedureCard facts={facts} today={today} onPrint={print} />
}
