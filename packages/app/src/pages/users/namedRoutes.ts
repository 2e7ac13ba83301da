import { productRoutes, type RouteRow } from '@waldkerf/domain/roles/routeTable'
import type { Role } from '@waldkerf/domain/roles/roles'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { useMemo } from 'react'
import { texts } from '@waldkerf/app/shell/texts'

/** The routes that are served, with titles in the page's language. */
export function useNamedRoutes(): readonly RouteRow<string, Role>[] {
  const { titles } = useTexts(texts)
  return useMemo(
    () => productRoutes.map((row) => ({ ...row, ...(row.title && { title: titles[row.id] ?? row.title }) })),
    [titles],
  )
}
