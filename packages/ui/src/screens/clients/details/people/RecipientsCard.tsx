import { proposedRecipients } from '@waldkerf/domain/clients/recipients'
import { Suspense, useState } from 'react'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { Badge } from '@waldkerf/ui/parts/Badge/Badge'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Quiet, Rows } from '@waldkerf/ui/parts/DetailPage/DetailPage'
import { mailWords } from '@waldkerf/ui/parts/DetailPage/mailWords'
import { LoadedCard } from '@waldkerf/ui/parts/DetailPage/LoadedCard'
import { IconButton } from '@waldkerf/ui/parts/IconButton/IconButton'
import { lazyPart } from '@waldkerf/ui/parts/Later/lazyPart'
import { clientTexts } from '@waldkerf/ui/screens/clients/ClientsScreen.texts'
import type { ClientActions, ClientState } from '../clientTypes.ts'

const RecipientDialog = lazyPart(async () => (await import('./RecipientDialog.tsx')).RecipientDialog)

export interface RecipientsCardProps {
  recipients: ClientState['recipients']
  actions: ClientActions['recipients']
  onTyping: ClientActions['onTyping']
}

/**
 * Recipients of the client's documents: remembered when a document is sent, edited here. The first one is proposed for
 * invoices.
 */
export function RecipientsCard({ recipients, actions, onTyping }: RecipientsCardProps) {
  const t = useTexts(clientTexts).recipients
  const { instant } = useFormat()
  const [open, setOpen] = useState<{ id: number | undefined }>()
  return (
    <LoadedCard title={t.title} state={recipients}>
      {({ rows, own }) => (
        <>
          {rows.length === 0 && own === '' && <Quiet>{t.none}</Quiet>}
          <Rows aria-label={t.title}>
            {proposedRecipients(rows, own, 'invoice').map(({ name, email }, place) => {
              const row = rows.find((one) => one.email === email)
              const called = name || email
              return (
                <li key={email}>
                  <span>
                    {name || mailWords(email)}{' '}
                    {place === 0 && (
                      <Badge tone="success" icon="invoice">
                        {t.invoices}
                      </Badge>
                    )}
                    <br />
                    <small>
                      {name && mailWords(email)}
                      {name && row?.zuletzt && ' · '}
                      {row?.zuletzt && t.last(instant(row.zuletzt).slice(0, 10))}
                      {!row && t.own}
                    </small>
                  </span>
                  {row && (
                    <>
                      <IconButton icon="pencil" label={t.edit(called)} onClick={() => setOpen({ id: row.id })} />
                      <IconButton icon="trash" label={t.remove(called)} onClick={() => actions.remove(row)} />
                    </>
                  )}
                </li>
              )
            })}
          </Rows>
          <Button variant="quiet" icon="plus" onClick={() => setOpen({ id: undefined })}>
            {t.add}
          </Button>
          <Suspense>
            {open && (
              <RecipientDialog
                recipient={rows.find(({ id }) => id === open.id)}
                others={rows.filter(({ id }) => id !== open.id)}
                actions={actions}
                onTyping={onTyping}
                onClose={() => setOpen(undefined)}
              />
            )}
          </Suspense>
        </>
      )}
    </LoadedCard>
  )
}
