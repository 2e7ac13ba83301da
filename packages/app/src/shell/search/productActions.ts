import { paths } from '../../platform/routes/paths.ts'
import type { FrameCommand } from '../frame/commands.ts'
import type { texts } from './productActions.texts.ts'

type Words = typeof texts.de

/** Things to do in the product, each with the route that one must be allowed for it. */
const actions = [
  { id: 'report', route: 'newReport', icon: 'plus', to: paths.newReport() },
  { id: 'review', route: 'gis', icon: 'check', to: paths.gis({ status: ['new'] }) },
  { id: 'invoice', route: 'invoices', icon: 'plus', to: paths.newIn(paths.invoices()) },
  { id: 'offer', route: 'offers', icon: 'plus', to: paths.newIn(paths.offers()) },
  { id: 'client', route: 'clients', icon: 'plus', to: paths.newIn(paths.clients()) },
  { id: 'invite', route: 'users', icon: 'plus', to: paths.newIn(paths.users()) },
] as const

/** Actions that the role may do. */
export const productActions = (allowed: ReadonlySet<string>, t: Words): FrameCommand[] =>
  actions.flatMap(({ id, route, icon, to }) =>
    allowed.has(route) ? [{ id: `do ${id}`, group: 'actions' as const, label: t[id], icon, to }] : [],
  )
