/** Numbers, ids and names of parts; never what people have entered. */
export type LogFields = Readonly<Record<string, string | number | boolean>>

/** Nobody's address belongs in a log: mail servers and programs quote them in their messages. */
const withoutAddresses = (_key: string, value: unknown) =>
  typeof value === 'string' ? value.replaceAll(/[\p{L}\p{N}._%+'-]+@[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+/gu, '…@…') : value

/** Without the details that PostgreSQL adds to an error: they quote whole rows. */
function fault(error: unknown): LogFields {
  if (!(error instanceof Error)) return { error: String(error) }
  const { name, message, stack, cause } = error
  return {
    error: message,
    name,
    ...('code' in error && { code: String(error.code) }),
    ...(stack !== undefined && { stack }),
    ...(cause instanceof Error && { cause: cause.message }),
  }
}

/** JSON where a program collects the lines; read anew each time, as threads get it by their environment. */
const isJson = () => process.env['WALDKERF_LOG'] === 'json'

const line = (level: 'info' | 'error', event: string, message: string, fields: LogFields) =>
  JSON.stringify({ time: new Date().toISOString(), level, event, message, ...fields }, withoutAddresses)

/**
 * One line for each event. As JSON it has time, level, event, message and fields, without addresses of people; plain it
 * is the message alone.
 * @param event its name for programs, `mails.sent`
 */
export function logInfo(event: string, message: string, fields: LogFields = {}): void {
  console.log(isJson() ? line('info', event, message, fields) : message)
}

/** @param error is said behind the message */
export function logError(event: string, message: string, fields: LogFields = {}, error?: unknown): void {
  if (isJson()) console.error(line('error', event, message, { ...fields, ...(error !== undefined && fault(error)) }))
  else if (error === undefined) console.error(message)
  else console.error(`${message}:`, error)
}
