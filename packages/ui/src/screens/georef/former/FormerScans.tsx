import { personName } from '@waldkerf/domain/beetles/people'
import { megabytes } from '@waldkerf/domain/texts/megabytes'
import type { MapScan } from '@waldkerf/domain/entities/maps/scans'
import { keptUntil } from '@waldkerf/domain/maps/scanLife'
import { useFormat, useLanguage, useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { useAttempt } from '@waldkerf/ui/parts/DetailPage/DetailPage'
import { Dialog } from '@waldkerf/ui/parts/Dialog/Dialog'
import { EmptyState } from '@waldkerf/ui/parts/EmptyState/EmptyState'
import { ErrorState } from '@waldkerf/ui/parts/ErrorState/ErrorState'
import { type Loadable, shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { Skeleton } from '@waldkerf/ui/parts/Skeleton/Skeleton'
import { VisuallyHidden } from '@waldkerf/ui/parts/VisuallyHidden/VisuallyHidden'
import { color, fontSize, space } from '@waldkerf/ui/theme/tokens'
import { useState } from 'react'
import { styled } from 'styled-components'
import { texts } from '../GeorefScreen.texts.ts'

export interface FormerScansProps {
  scans: Loadable<readonly MapScan[]>
  /** Rejects with an error whose message is for people. */
  onBringBack: (scan: MapScan) => Promise<void>
  onClose: () => void
}

/** The former scans of a map, the last replaced one first; each can become the map's scan again. */
export function FormerScans({ scans, onBringBack, onClose }: FormerScansProps) {
  const t = useTexts(texts).former
  const [said, setSaid] = useState('')
  const { busy, error, attempt } = useAttempt()
  const found = shown(scans)
  const bringBack = async (scan: MapScan) => {
    setSaid('')
    if (await attempt(String(scan.id), () => onBringBack(scan))) setSaid(t.broughtBack)
  }
  const buttons = (
    <>
      <span role="status">{error ?? said}</span>
      <Button onClick={onClose}>{t.close}</Button>
    </>
  )
  return (
    <Dialog open onClose={onClose} title={t.title} description={t.about} actions={buttons}>
      {scans.status === 'loading' && (
        <>
          <VisuallyHidden>{t.loading}</VisuallyHidden>
          <Skeleton height={120} />
        </>
      )}
      {scans.status === 'failed' && !found && (
        <ErrorState title={t.failed} message={scans.message} onRetry={scans.retry} />
      )}
      {found?.length === 0 && <EmptyState drawing="map" title={t.none.title} text={t.none.text} />}
      {found && found.length > 0 && (
        <List>
          {found.map((scan) => (
            <ScanLine key={scan.id} scan={scan} busy={busy} onBringBack={() => void bringBack(scan)} />
          ))}
        </List>
      )}
    </Dialog>
  )
}

interface ScanLineProps {
  scan: MapScan
  /** Which one is just being brought back. */
  busy: string | undefined
  onBringBack: () => void
}

function ScanLine({ scan, busy, onBringBack }: ScanLineProps) {
  const t = useTexts(texts).former
  const language = useLanguage()
  const { number, instant } = useFormat()
  const until = keptUntil(scan)
  const facts = [
    t.size(number(megabytes(scan.bytes))),
    scan.width !== null && scan.height !== null && t.pixels(number(scan.width), number(scan.height)),
    until !== null && t.until(instant(until)),
  ]
  return (
    <li>
      <div>
        <b>{instant(scan.seit)}</b> {t.by(personName([], scan.von, language))}
        <p>{facts.filter((fact) => fact !== false).join(' · ')}</p>
      </div>
      <Button
        aria-label={t.bringBackAt(instant(scan.seit))}
        busy={busy === String(scan.id)}
        disabled={busy !== undefined}
        onClick={onBringBack}
      >
        {t.bringBack}
      </Button>
    </li>
  )
}

const List = styled.ul`
  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space(2)} ${space(4)};
    padding: ${space(2)} 0;
    font-variant-numeric: tabular-nums;
  }
  > li + li {
    border-top: 1px solid ${color.border};
  }
  > li > div {
    flex: 1 1 16em;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  p {
    color: ${color.textMuted};
    font-size: ${fontSize(13)};
  }
`
