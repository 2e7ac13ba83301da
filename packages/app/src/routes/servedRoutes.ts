import { productRoutes } from '@waldkerf/domain/roles/routeTable'

/** Routes whose screen comes later: unknown paths until then, and in no menu. */
const withoutScreen: ReadonlySet<string> = new Set(['users', 'user'])

/** The route table as this build answers it. */
export const servedRoutes = productRoutes.filter((row) => !withoutScreen.has(row.id))
