import type { ClientRow } from '../entities/clients.ts'
import { isBlank } from '../texts/blank.ts'

// Letters are German, whatever the language of the page.
const anonymous = 'Sehr geehrte Damen und Herren,'

/**
 * The salutation of the contact person; without a name or a known gender a general one. New documents get it from
 * `app.salutation`, which has the same rule.
 */
export function clientSalutation(client: Pick<ClientRow, 'ap_gender' | 'ap_nachname'> | undefined): string {
  const name = client?.ap_nachname.trim() ?? ''
  if (isBlank(name)) return anonymous
  const gender = client?.ap_gender.trim().toLowerCase() ?? ''
  if (/^[wf]/.test(gender)) return `Sehr geehrte Frau ${name},`
  return /^[mh]/.test(gender) ? `Sehr geehrter Herr ${name},` : anonymous
}
