import { isSameAddress, type ProposedRecipient } from '@waldkerf/domain/clients/recipients'
import { isEmail } from '@waldkerf/domain/office/eInvoice/rules/formats'
import { type DispatchMail, longestSubject } from '@waldkerf/domain/office/correspondence/dispatchMail'
import { isBlank } from '@waldkerf/domain/texts/blank'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Bar } from '@waldkerf/ui/parts/Bar/Bar'
import type { DialogDraft } from '@waldkerf/ui/parts/DraftBar/DraftBar'
import { FormDialog, useSubmit } from '@waldkerf/ui/parts/FormDialog/FormDialog'
import { TextField } from '@waldkerf/ui/parts/TextField/TextField'
import { useState } from 'react'
import type { SendBlock, SendPlan } from './sendBlock.ts'
import { Files, Letter } from './sending.styles.ts'
import { RecipientField } from './RecipientField.tsx'
import { sendingTexts } from '../steps.texts.ts'

// For containers, beside the component.
export { useDocumentModel } from '../useDocumentModel.ts'
export { planSending } from './sendBlock.ts'

/** The mail as it begins, and whom it can go to. */
export interface OfferedMail extends DispatchMail {
  recipients: readonly ProposedRecipient[]
}

export interface SendDialogProps {
  /** Of the document, as it is titled; its files are called so. */
  name: string
  /** The mail as it begins; each field follows it until something is typed there. */
  offered: OfferedMail
  /** Undefined while the fixed document is being loaded. */
  plan: SendPlan | undefined
  fileName: string
  /** An invoice goes out with its XML, or the dialog says that it does not. */
  isInvoice?: boolean
  /**
   * @param form names this dialog: sent twice it goes out once
   * @param remembers whether the client's recipients get a new address
   * @throws Error with a message for people
   */
  onSend: (mail: DispatchMail, form: string, remembers: boolean) => Promise<unknown>
  /** Keeps what is typed over a reload. */
  draft?: DialogDraft<DispatchMail>
  onClose: () => void
}

const longestText = 10_000

/** A document as a mail. Typed text stays until it is sent, even if the connection fails. */
export function SendDialog({
  name,
  offered: { recipients, ...offered },
  plan,
  fileName,
  isInvoice = false,
  onSend,
  draft,
  onClose,
}: SendDialogProps) {
  const t = useTexts(sendingTexts)
  const [typed, setTyped] = useState<Partial<DispatchMail>>({})
  const mail = { ...offered, ...typed }
  const [form] = useState(() => crypto.randomUUID())
  const [remembers, setRemembers] = useState(true)
  const close = () => {
    draft?.end()
    onClose()
  }
  const { busy, error, isSent, submit } = useSubmit(close)
  const problems = findProblems(mail, t.dialog)
  const isNew = !recipients.some(({ email }) => isSameAddress(email, mail.to))
  const isSound = Object.keys(problems).length === 0
  const said = isSent ? problems : {}
  const change = (part: Partial<DispatchMail>) => setTyped((last) => ({ ...last, ...part }))
  return (
    <FormDialog
      wide
      title={t.dialog.title(name)}
      description={t.dialog.about}
      submit={{ label: t.dialog.submit, disabled: plan === undefined || plan.block !== undefined }}
      busy={busy}
      problem={error}
      onSubmit={() => {
        if (plan && !plan.block) void submit(isSound, () => onSend({ ...mail, to: mail.to.trim() }, form, remembers))
      }}
      onClose={close}
    >
      {draft?.render({ value: Object.keys(typed).length === 0 ? undefined : mail, onRestore: setTyped })}
      <div role="status">
        {plan?.block && <BlockBar block={plan.block} />}
        {plan && !plan.block && plan.isFree && <Bar tone="warning" icon="warning" message={t.dialog.free} />}
      </div>
      <RecipientField
        value={mail.to}
        error={said.to}
        recipients={recipients}
        remembers={{ isOn: remembers, canBe: problems.to === undefined && isNew, set: setRemembers }}
        onChange={(to) => change({ to })}
      />
      <TextField
        label={t.dialog.subject}
        error={said.subject}
        value={mail.subject}
        onChange={({ target }) => change({ subject: target.value })}
      />
      {plan && !plan.block && <Attachments plan={plan} fileName={fileName} isInvoice={isInvoice} />}
      <Letter
        label={t.dialog.text}
        rows={9}
        error={said.text}
        value={mail.text}
        onChange={({ target }) => change({ text: target.value })}
      />
    </FormDialog>
  )
}

function findProblems({ to, subject, text }: DispatchMail, t: typeof sendingTexts.de.dialog): Partial<DispatchMail> {
  return {
    ...(!isEmail(to.trim()) && { to: t.noAddress }),
    ...(isBlank(subject) ? { subject: t.noSubject } : subject.length > longestSubject && { subject: t.longSubject }),
    ...(isBlank(text) ? { text: t.noText } : text.length > longestText && { text: t.longText }),
  }
}

/** Why it cannot go out. */
function BlockBar({ block }: { block: SendBlock }) {
  const { blocks } = useTexts(sendingTexts)
  return <Bar tone="warning" icon="warning" message={blocks[block]} />
}

interface AttachmentsProps {
  plan: SendPlan
  fileName: string
  isInvoice: boolean
}

function Attachments({ plan, fileName, isInvoice }: AttachmentsProps) {
  const t = useTexts(sendingTexts).dialog
  const names = plan.isStructured ? [`${fileName}.pdf`, `${fileName}.xml`] : [`${fileName}.pdf`]
  return (
    <Files>
      <span>{t.files}</span> {names.join(', ')}
      {plan.isStructured && plan.units.length > 0 && <p>{t.units(plan.units.join(', '))}</p>}
      {isInvoice && !plan.isStructured && <p>{t.plain}</p>}
    </Files>
  )
}
