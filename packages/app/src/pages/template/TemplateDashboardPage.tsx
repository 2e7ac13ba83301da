import { ShowcaseScreen } from '@waldkerf/ui/demo/dashboard/ShowcaseScreen'

/** /dashboard of the template part: the library's parts in use. */
export const TemplateDashboardPage = () => <ShowcaseScreen />
