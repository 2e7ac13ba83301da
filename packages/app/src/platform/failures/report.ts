import { ApiError, errorMessage } from '../errors/errors.ts'
import { notices } from '../notices/notices.ts'

/** Nobody needs to hear of calls that were cancelled on purpose. */
const isQuiet = (error: unknown) =>
  error instanceof ApiError ? error.kind === 'aborted' : error instanceof DOMException && error.name === 'AbortError'

/** Where it happened, as people know it: the page's title without the product's name. */
const pageTitle = () => document.title.replace(/ - [^-]*$/, '')

/** Says that something failed, where no place on the page does, and keeps it in the list of recent errors. */
export function tellFailure(error: unknown, place = pageTitle()) {
  if (!isQuiet(error)) notices.show({ tone: 'danger', message: errorMessage(error), place })
}

/** Keeps a failure in the list alone: the page shows it at its place. */
export function logFailure(error: unknown, place = pageTitle()) {
  if (!isQuiet(error)) notices.logError(errorMessage(error), place)
}

const onError = ({ error }: ErrorEvent) => error instanceof Error && logFailure(error)
const onRejection = ({ reason }: PromiseRejectionEvent) => logFailure(reason)

/** Keeps what nobody caught. @returns what ends it */
export function watchFaults(): () => void {
  addEventListener('error', onError)
  addEventListener('unhandledrejection', onRejection)
  return () => {
    removeEventListener('error', onError)
    removeEventListener('unhandledrejection', onRejection)
  }
}
