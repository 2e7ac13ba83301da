import { lazy } from 'react'
import { afterFrame } from '@waldkerf/ui/browser/afterFrame'
import { firstScreen } from '@waldkerf/ui/browser/firstScreen'
import { untilThere } from '@waldkerf/ui/browser/untilThere'

const loadPlace = () => import('./PlaceStep.tsx')
const loadFacts = () => import('./FactsStep.tsx')

/** The screens after the first one, each with what it stands on: the map, the calendar, the species. */
export const PlaceStep = lazy(async () => ({ default: (await untilThere(loadPlace)).PlaceStep }))
export const FactsStep = lazy(async () => ({ default: (await untilThere(loadFacts)).FactsStep }))

/** Loads their code once the first screen is drawn: when they are opened, there may be no connection in the forest. */
export async function loadLaterSteps(): Promise<void> {
  await firstScreen()
  await afterFrame()
  await Promise.allSettled([loadPlace(), loadFacts(), import('../species/SpeciesCards.tsx')])
}
