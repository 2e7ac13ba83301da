import { createTransport, type Transporter } from 'nodemailer'
import { wholeNumber } from '@waldkerf/service/options'
import { StartupError } from '@waldkerf/service/supervisor/startupError'

/** The mail server of the setup. */
export interface MailServer {
  host: string
  port: number
  user: string
  password: string
  /** The address that mails come from. */
  from: string
}

export function readMailServer(env: NodeJS.ProcessEnv, password: string): MailServer {
  return {
    host: required('WALDKERF_SMTP_HOST', env['WALDKERF_SMTP_HOST']),
    port: wholeNumber(env, 'WALDKERF_SMTP_PORT', 587, 65_535),
    user: env['WALDKERF_SMTP_USER'] || '',
    password,
    from: required('WALDKERF_SMTP_FROM', env['WALDKERF_SMTP_FROM']),
  }
}

function required(name: string, value: string | undefined): string {
  if (value) return value
  throw new StartupError(`${name} is not set: the mail server that mails go through.`)
}

/**
 * The way to the mail server, a connection for each mail, encrypted: from the first byte at port 465, else by STARTTLS. A
 * server without it is refused unless it runs on this machine, and so is one whose certificate is not trusted.
 * @param patience milliseconds of silence after which a server counts as unreachable
 */
export function mailTransport({ host, port, user, password }: MailServer, patience: number): Transporter {
  const isOwn = host === 'localhost' || host === '127.0.0.1'
  return createTransport({
    host,
    port,
    secure: port === 465,
    requireTLS: !isOwn && port !== 465,
    ...(isOwn && { tls: { rejectUnauthorized: false } }),
    ...(user !== '' && { auth: { user, pass: password } }),
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    // Mails must not read files or addresses that they name.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}
