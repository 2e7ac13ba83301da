import { paths } from '@waldkerf/app/platform/routes/paths'

/** Of a document's page, by its kind. Not in `paths`, which comes with the first page. */
export const documentAddress = { offer: paths.offer, invoice: paths.invoice }
