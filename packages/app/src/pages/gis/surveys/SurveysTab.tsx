import { berlinDay } from '@waldkerf/domain/dates/days'
import { SurveysScreen } from '@waldkerf/ui/screens/gis/surveys/SurveysScreen'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useConfig } from '@waldkerf/app/platform/config/ConfigProvider.tsx'
import { useCadastres } from '@waldkerf/app/data/maps/maps'
import { useDrainsByCapture, useSurveyLengths, useSurveyOverview } from '@waldkerf/app/data/surveys/surveys'
import { readSurveysAddress, writeSurveysAddress } from './surveysAddress.ts'

/** /gis/index, tab Einmessung. The client lives in the address. */
export function SurveysTab() {
  const [query, setQuery] = useSearchParams()
  const [today] = useState(() => berlinDay(new Date()))
  const { lengthUnit } = useConfig()
  const client = readSurveysAddress(query)
  return (
    <SurveysScreen
      state={{
        cadastres: useCadastres(),
        client,
        shares: useSurveyOverview(client),
        capture: useSurveyLengths('capture'),
        quality: useSurveyLengths('quality'),
        total: useDrainsByCapture(),
        unit: lengthUnit,
        today,
      }}
      actions={{
        setClient: (clientId) => setQuery(writeSurveysAddress(clientId), { replace: true }),
        print: () => window.print(),
      }}
    />
  )
}
