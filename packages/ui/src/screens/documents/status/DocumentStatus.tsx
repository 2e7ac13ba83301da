import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Badge, type Tone } from '@waldkerf/ui/parts/Badge/Badge'
import { Icon, type IconName } from '@waldkerf/ui/parts/Icon/Icon'
import { texts } from './status.texts.ts'

const looks: Readonly<Record<string, { tone: Tone; icon: IconName }>> = {
  entwurf: { tone: 'neutral', icon: 'document' },
  versendet: { tone: 'info', icon: 'arrow-right' },
  angenommen: { tone: 'success', icon: 'check' },
  abgelehnt: { tone: 'danger', icon: 'close' },
  abgerechnet: { tone: 'success', icon: 'published' },
  open: { tone: 'info', icon: 'document' },
  archived: { tone: 'neutral', icon: 'key' },
  offen: { tone: 'info', icon: 'clock' },
  teilbezahlt: { tone: 'warning', icon: 'clock' },
  ueberfaellig: { tone: 'danger', icon: 'warning' },
  bezahlt: { tone: 'success', icon: 'check' },
  ueberzahlt: { tone: 'warning', icon: 'warning' },
  storniert: { tone: 'neutral', icon: 'reject' },
  ersetzt: { tone: 'neutral', icon: 'reject' },
}

/** The status of an offer or an invoice; one that is not known stands as it is. */
export function DocumentStatus({ status }: { status: string }) {
  const { labels } = useTexts(texts)
  const look = looks[status]
  return (
    <Badge tone={look?.tone ?? 'neutral'} {...(look && { icon: look.icon })}>
      {labels[status] ?? status}
    </Badge>
  )
}

/** The same for a table: a sign and a word, cut where there is no room. */
export function DocumentStatusWord({ status }: { status: string }) {
  const { labels } = useTexts(texts)
  const icon = looks[status]?.icon
  return (
    <>
      {icon && <Icon name={icon} size={16} />}
      <span>{labels[status] ?? status}</span>
    </>
  )
}
