import type { CountByState } from '@waldkerf/domain/entities/beetles/beetleCounts'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import type { LinkToFinds } from '@waldkerf/ui/screens/dashboard/Figures'
import { texts } from '../SeasonScreen.texts.ts'

/** The Länder for map and bars; finds without a Land are named so and have no link. */
export function useNamedStates(counts: readonly CountByState[], linkTo: LinkToFinds) {
  const t = useTexts(texts)
  const format = useFormat()
  return counts.map(({ bundesland, anzahl }) => {
    const name = bundesland || t.unknownState
    return {
      id: bundesland,
      name,
      value: anzahl,
      label: t.finds(name, format.number(anzahl)),
      to: bundesland ? linkTo({ bundesland }) : undefined,
    }
  })
}

export type NamedState = ReturnType<typeof useNamedStates>[number]
