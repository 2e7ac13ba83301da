import { paths } from '@waldkerf/app/platform/routes/paths'

/** The address of a document's page, by its kind. Not in `paths`, which is loaded with the first page. */
export const documentAddress = { offer: paths.offer, invoice: paths.invoice }
