import type { LinkToFinds } from '@waldkerf/ui/screens/dashboard/DashboardScreen'
import { paths } from '../../platform/routes/paths.ts'
import { useSessionSnapshot } from '../../session/SessionProvider.tsx'

const toFinds: LinkToFinds = (narrowed) => paths.gis({ status: ['published'], ...narrowed })
const nowhere = () => undefined

/** Figures lead to GIS for those who may open it. */
export const useLinkToFinds = () => (useSessionSnapshot().allowed?.has('gis') ? toFinds : nowhere)
