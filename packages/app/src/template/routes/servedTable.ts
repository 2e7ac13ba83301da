import { templatePages } from './pages.ts'
import { templateTable } from './templateTable.ts'

/** The part's table as this build answers it; a page that is not in it is an unknown path, and in no menu. */
export const servedTable = templateTable.filter(({ id }) => id === '/redirect/*' || Object.hasOwn(templatePages, id))
