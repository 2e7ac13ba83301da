import type { Grid } from '@waldkerf/domain/georef/coordinates/grid'
import { createContext, use } from 'react'

const none: readonly Grid[] = []

/** The installation's grids of datum shifts, for whatever converts coordinates here. */
export const GridsContext = createContext(none)

/** Keep it in dependencies: grids come after the page. */
export const useGrids = () => use(GridsContext)

/** What a container without grids says. */
export const noGrids = none
