import type { LinkToFinds } from '@waldkerf/ui/screens/dashboard/DashboardScreen'
import { paths } from '@waldkerf/app/platform/routes/paths'
import { useSessionSnapshot } from '@waldkerf/app/session/SessionProvider.tsx'

const toFinds: LinkToFinds = (narrowed) => paths.gis({ status: ['published'], ...narrowed })
const nowhere = () => undefined

/** Figures link to GIS for roles that may open it. */
export const useLinkToFinds = () => (useSessionSnapshot().allowed?.has('gis') ? toFinds : nowhere)
