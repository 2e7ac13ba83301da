/** Something that keeps the back end from starting and that a person can mend: shown as its message, without a stack. */
export class StartupError extends Error {
  override name = 'StartupError'
}

/** The `code` of a system or database error, '' when there is none. */
export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
}
