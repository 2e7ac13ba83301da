import { NotFoundScreen } from '@waldkerf/ui/screens/errors/NotFoundScreen'
import { paths } from '../../platform/routes/paths.ts'

/** /404 */
export const NotFoundPage = () => <NotFoundScreen homeTo={paths.dashboard()} />
