import type { Recipient } from '@waldkerf/domain/entities/recipients'
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

/** Recipients of the client's documents: remembered when a document is sent, edited here. */
export function RecipientsCard({ recipients, actions, onTyping }: RecipientsCardProps) {
  const t = useTexts(clientTexts).recipients
  const { instant } = useFormat()
  const [open, setOpen] = useState<{ id: number | undefined }>()
  return (
    <LoadedCard title={t.title} state={recipients}>
      {(rows) => (
        <>
          {rows.length === 0 && <Quiet>{t.none}</Quiet>}
          <Rows aria-label={t.title}>
            {rows.map((row: Recipient) => (
              <li key={row.id}>
                <span>
                  {row.name || row.email}{' '}
                  {row.fuer_rechnungen && (
                    <Badge tone="success" icon="invoice">
                      {t.invoices}
                    </Badge>
                  )}
                  <br />
                  <small>
                    {row.name && mailWords(row.email)}
                    {row.name && row.zuletzt && ' · '}
                    {row.zuletzt && t.last(instant(row.zuletzt).slice(0, 10))}
                  </small>
                </span>
                <IconButton
                  icon="pencil"
                  label={t.edit(row.name || row.email)}
                  onClick={() => setOpen({ id: row.id })}
                />
                <IconButton icon="trash" label={t.remove(row.name || row.email)} onClick={() => actions.remove(row)} />
              </li>
            ))}
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
