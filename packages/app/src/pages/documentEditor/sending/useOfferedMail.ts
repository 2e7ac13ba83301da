import { useRecipients } from '@waldkerf/app/data/clients/recipients'
import { proposedRecipients } from '@waldkerf/domain/clients/recipients'
import type { DispatchMail } from '@waldkerf/domain/office/correspondence/dispatchMail'
import { shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import type { OfferedMail } from '@waldkerf/ui/screens/documentEditor/sending/SendDialog'

/** The mail of a document as it begins: to the client's likeliest recipient. @param clientId undefined while there is none */
export function useOfferedMail(
  mail: DispatchMail,
  clientId: number | undefined,
  kind: 'offer' | 'invoice',
): OfferedMail {
  const recipients = proposedRecipients(shown(useRecipients(clientId)) ?? [], mail.to, kind)
  return { ...mail, to: recipients[0]?.email ?? '', recipients }
}
