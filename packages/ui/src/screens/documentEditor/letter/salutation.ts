import type { ClientRow } from '@waldkerf/domain/entities/clients'

// Letters go to German readers, whatever language the page speaks.
const anonymous = 'Sehr geehrte Damen und Herren,'

/** How the contact person is addressed; without a name or a known gender nobody in particular. */
export function clientSalutation(client: ClientRow | undefined): string {
  const name = client?.ap_nachname.trim() ?? ''
  if (name === '') return anonymous
  const gender = client?.ap_gender.trim().toLowerCase() ?? ''
  if (/^(w|f|frau)/.test(gender)) return `Sehr geehrte Frau ${name},`
  return /^(m|h)/.test(gender) ? `Sehr geehrter Herr ${name},` : anonymous
}
