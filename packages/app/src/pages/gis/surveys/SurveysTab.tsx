import { berlinDay } from '@waldkerf/domain/dates/days'
import { cadastreList } from '@waldkerf/ui/screens/gis/surveys/cadastreList'
import { SurveysScreen } from '@waldkerf/ui/screens/gis/surveys/SurveysScreen'
import { useState } from 'react'
import { useConfig } from '@waldkerf/app/platform/config/ConfigProvider.tsx'
import { useCadastres } from '@waldkerf/app/data/maps/maps'
import { useDrainsLength, useSurveyLengths, useSurveyOverview } from '@waldkerf/app/data/surveys/surveys'
import { listAddress } from '@waldkerf/app/pages/lists/listAddress'
import { useListAddress } from '@waldkerf/app/pages/lists/useListAddress'

const form = listAddress(cadastreList)

/** /gis/index, tab Einmessung. The client lives in the address. */
export function SurveysTab() {
  const { place, go } = useListAddress(form)
  const [today] = useState(() => berlinDay(new Date()))
  const { lengthUnit } = useConfig()
  const { client } = place.filter
  return (
    <SurveysScreen
      state={{
        cadastres: useCadastres(),
        client,
        shares: useSurveyOverview(client),
        capture: useSurveyLengths('capture'),
        quality: useSurveyLengths('quality'),
        total: useDrainsLength(),
        unit: lengthUnit,
        today,
      }}
      actions={{
        setClient: (clientId) => go({ filter: { client: clientId } }),
        print: () => window.print(),
      }}
    />
  )
}
