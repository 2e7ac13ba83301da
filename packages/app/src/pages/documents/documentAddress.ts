import { paths } from '@waldkerf/app/platform/routes/paths'
import type { DocumentStep } from '@waldkerf/domain/documents/steps/documentSteps'

/** The address of a document's page, by its kind. Not in `paths`, which is loaded with the first page. */
export const documentAddress = { offer: paths.offer, invoice: paths.invoice }

/** Query parameter that begins a step on the document's page. */
export const stepKey = 'schritt'

/** The steps that an address can begin. */
const askedSteps = {
  send: 'versenden',
  remind: 'erinnern',
  convert: 'abrechnen',
  instalment: 'abschlag',
  settle: 'schlussrechnung',
  copy: 'kopieren',
  archive: 'festschreiben',
} satisfies Partial<Record<DocumentStep, string>>
type AskedStep = keyof typeof askedSteps

export const askedAt = (address: string, step: AskedStep) => `${address}?${stepKey}=${askedSteps[step]}`

const isAsked = (step: DocumentStep): step is AskedStep => Object.hasOwn(askedSteps, step)

/** Where a step is taken: on the document's page, which begins it if an address can. */
export const stepAt = (address: string, step: DocumentStep) => (isAsked(step) ? askedAt(address, step) : address)

export const askedStep = (word: string | null) =>
  (Object.keys(askedSteps) as AskedStep[]).find((step) => askedSteps[step] === word)
