import { isSameAddress, type ProposedRecipient } from '@waldkerf/domain/clients/recipients'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Checkbox } from '@waldkerf/ui/parts/Checkbox/Checkbox'
import { TextField } from '@waldkerf/ui/parts/TextField/TextField'
import { useRef } from 'react'
import { Proposals, Proposal } from './sending.styles.ts'
import { sendingTexts } from '../steps.texts.ts'

export interface RecipientFieldProps {
  /** The address that is typed or taken. */
  value: string
  error: string | undefined
  hint?: string
  /** Whom the client's documents go to, the likeliest first. */
  recipients: readonly ProposedRecipient[]
  /** `canBe`: the address is sound, and new. */
  remembers: { isOn: boolean; canBe: boolean; set: (isOn: boolean) => void }
  onChange: (to: string) => void
}

/** As many as are seen at a glance; further ones are found by typing. */
const mostShown = 4

/** Those whose name or address has what is typed; all of them while it is one of theirs. */
function matching(recipients: readonly ProposedRecipient[], typed: string): readonly ProposedRecipient[] {
  const wanted = typed.trim().toLowerCase()
  const found = recipients.filter(({ name, email }) => `${name} ${email}`.toLowerCase().includes(wanted))
  const isTaken = recipients.some(({ email }) => isSameAddress(email, typed))
  return isTaken || found.length === 0 ? recipients : found
}

/** One address: typed, or one of the client's with a press. A new one is remembered unless that is not wanted. */
export function RecipientField({ value, error, hint, recipients, remembers, onChange }: RecipientFieldProps) {
  const t = useTexts(sendingTexts).dialog
  const field = useRef<HTMLInputElement>(null)
  // A single address that stands in the field already would stand there twice.
  const isChoice = recipients.some(({ email }) => !isSameAddress(email, value))
  return (
    <div>
      <TextField
        ref={field}
        type="email"
        label={t.to}
        hint={hint}
        error={error}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      {isChoice && (
        <Proposals aria-label={t.proposed}>
          {matching(recipients, value)
            .slice(0, mostShown)
            .map(({ name, email, fuer_rechnungen: isMarked }) => (
              <Proposal
                key={email}
                type="button"
                aria-pressed={isSameAddress(email, value)}
                onClick={() => {
                  // The choice may go with its answer.
                  if (recipients.length === 1) field.current?.focus()
                  onChange(email)
                }}
              >
                <span>{name || email}</span>
                <small>{[name && email, isMarked && t.forInvoices].filter(Boolean).join(' · ')}</small>
              </Proposal>
            ))}
        </Proposals>
      )}
      {remembers.canBe && (
        <Checkbox
          label={t.remember}
          checked={remembers.isOn}
          onChange={({ target }) => remembers.set(target.checked)}
        />
      )}
    </div>
  )
}
