import type { Grid } from '@waldkerf/domain/georef/coordinates/grid'
import { createContext, use } from 'react'

const none: readonly Grid[] = []

/** The installation's grids of datum shifts, for whatever converts coordinates here. */
export const GridsContext = createContext(none)

/** Name them in dependencies: grids are loaded after the page. */
export const useGrids = () => use(GridsContext)

/** For containers without grids: the same empty list every time. */
export const noGrids = none
