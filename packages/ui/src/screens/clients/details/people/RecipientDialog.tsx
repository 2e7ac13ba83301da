import { textLengths } from '@waldkerf/domain/entities/columns'
import { recipientColumns } from '@waldkerf/domain/entities/recipients'
import { isSameAddress } from '@waldkerf/domain/clients/recipients'
import type { Recipient } from '@waldkerf/domain/entities/recipients'
import { isEmail } from '@waldkerf/domain/office/eInvoice/rules/formats'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Checkbox } from '@waldkerf/ui/parts/Checkbox/Checkbox'
import { RecordDialog } from '@waldkerf/ui/parts/RecordDialog/RecordDialog'
import { useRecordDialog } from '@waldkerf/ui/parts/RecordDialog/useRecordDialog'
import { isTooLong, RowField, RowPlace } from '@waldkerf/ui/parts/RowForm/RowField'
import { clientTexts } from '@waldkerf/ui/screens/clients/ClientsScreen.texts'
import type { ClientActions, RecipientValues } from '../clientTypes.ts'

export interface RecipientDialogProps {
  /** Undefined for a new one. */
  recipient: Recipient | undefined
  /** Of the same client: none has the same address. */
  others: readonly Recipient[]
  actions: ClientActions['recipients']
  onTyping: ClientActions['onTyping']
  onClose: () => void
}

const most = textLengths(recipientColumns)

const toValues = (row: Recipient | undefined): RecipientValues => ({
  name: row?.name ?? '',
  email: row?.email ?? '',
  fuer_rechnungen: row?.fuer_rechnungen ? 'true' : '',
})

/** A recipient, made or changed. */
export function RecipientDialog({ recipient, others, actions, onTyping, onClose }: RecipientDialogProps) {
  const t = useTexts(clientTexts).recipients
  const form = useRecordDialog({
    row: recipient,
    toValues,
    save: (base, values, key) => (base ? actions.update(base, values) : actions.add(values, key)),
    onDone: onClose,
    onTyping,
  })
  const { name, email, fuer_rechnungen: isMarked } = form.values
  const isKnown = others.some((other) => isSameAddress(other.email, email))
  const problem = isKnown ? t.known : isEmail(email.trim()) ? undefined : t.noAddress
  const marked = others.find((other) => other.fuer_rechnungen)
  return (
    <RecordDialog
      title={recipient ? t.one : t.add}
      form={form}
      isSound={problem === undefined && !isTooLong(name, most.name)}
      onClose={onClose}
    >
      <RowField form={form} actions={form} field="name" label={t.name} most={most.name} error={undefined} />
      <RowField
        form={form}
        actions={form}
        field="email"
        label={t.email}
        most={most.email}
        error={form.isSent || isKnown ? problem : undefined}
        input={{ type: 'email', required: true }}
      />
      <RowPlace form={form} actions={form} field="fuer_rechnungen" label={t.forInvoices}>
        <Checkbox
          label={t.forInvoices}
          {...(marked && isMarked && { hint: t.instead(marked.name || marked.email) })}
          checked={isMarked !== ''}
          onChange={({ target }) => form.change({ fuer_rechnungen: target.checked ? 'true' : '' })}
        />
      </RowPlace>
    </RecordDialog>
  )
}
