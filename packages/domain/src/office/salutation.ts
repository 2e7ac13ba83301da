import type { ClientRow } from '../entities/clients.ts'
import { isBlank } from '../texts/blank.ts'

// Letters go to German readers, whatever language the page speaks.
const anonymous = 'Sehr geehrte Damen und Herren,'

/**
 * How the contact person is addressed; without a name or a known gender nobody in particular. New documents get it from
 * `app.salutation`, which says the same.
 */
export function clientSalutation(client: Pick<ClientRow, 'ap_gender' | 'ap_nachname'> | undefined): string {
  const name = client?.ap_nachname.trim() ?? ''
  if (isBlank(name)) return anonymous
  const gender = client?.ap_gender.trim().toLowerCase() ?? ''
  if (/^[wf]/.test(gender)) return `Sehr geehrte Frau ${name},`
  return /^[mh]/.test(gender) ? `Sehr geehrter Herr ${name},` : anonymous
}
