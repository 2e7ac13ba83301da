import { ApiError, errorMessage } from '../errors/errors.ts'
import { notices } from '../notices/notices.ts'

/** Calls that were cancelled on purpose are not reported. */
const isQuiet = (error: unknown) =>
  error instanceof ApiError ? error.kind === 'aborted' : error instanceof DOMException && error.name === 'AbortError'

/** The place of a failure for people: the page's title without the product's name. */
const pageTitle = () => document.title.replace(/ - [^-]*$/, '')

/** Shows a failure as a message, if no part of the page shows it, and adds it to the list of recent errors. */
export function tellFailure(error: unknown, place = pageTitle()) {
  if (!isQuiet(error)) notices.show({ tone: 'danger', message: errorMessage(error), place })
}

/** A record that does not exist is no fault: the page in its place says so. */
const isMissing = (error: unknown) => error instanceof ApiError && error.status === 404

/** Adds a failure to the list only, because the page shows it in place. */
export function logFailure(error: unknown, place = pageTitle()) {
  if (!isQuiet(error) && !isMissing(error)) notices.logError(errorMessage(error), place)
}

const onError = ({ error }: ErrorEvent) => error instanceof Error && logFailure(error)
const onRejection = ({ reason }: PromiseRejectionEvent) => logFailure(reason)

/** Adds uncaught errors to the list. @returns stops watching */
export function watchFaults(): () => void {
  addEventListener('error', onError)
  addEventListener('unhandledrejection', onRejection)
  return () => {
    removeEventListener('error', onError)
    removeEventListener('unhandledrejection', onRejection)
  }
}
