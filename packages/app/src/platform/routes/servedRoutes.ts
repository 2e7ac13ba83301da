import { productRoutes } from '@waldkerf/domain/roles/routeTable'

/** The route table as this build answers it: every row has its page. */
export const servedRoutes = productRoutes
