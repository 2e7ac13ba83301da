import type { SheetSize } from '@waldkerf/domain/georef/sheet/pixels'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { IconButton } from '@waldkerf/ui/parts/IconButton/IconButton'
import { type ScanActions, type ScanMark, ScanView, type Shown, type Spot } from '@waldkerf/ui/parts/ScanView/ScanView'
import { ProgressBar } from '@waldkerf/ui/parts/ProgressBar/ProgressBar'
import { type ReactNode, useRef } from 'react'
import { styled } from 'styled-components'
import { color, radius, space } from '@waldkerf/ui/theme/tokens'
import { texts } from '../GeorefScreen.texts.ts'
import type { Snap } from '../model/useSnap.ts'
import { UploadBar, type UploadView } from './UploadBar.tsx'
import { scanFiles, type ScanState } from './useScan.ts'

export interface ScanPaneProps {
  scan: ScanState
  /** The sheet's size by the map's record. */
  recorded: SheetSize | null
  marks: readonly ScanMark[]
  selected: number | undefined
  shown: Shown | undefined
  cursor: Spot | undefined
  /** Draws points to grid crosses. */
  snap: Pick<Snap, 'isOn' | 'toggle' | 'caught'>
  actions: ScanActions
  onFile: (file: File) => void
  /** The upload of the scan, running or just finished. */
  upload?: UploadView | undefined
  /** Over the picture. */
  children?: ReactNode
}

/** Without a scan and without a record: a sheet of A0 at 300 dpi, so that points can be set all the same. */
const assumed = { width: 14_043, height: 9_933 }

/** The scan, or an empty sheet of its size, with notes on it. */
export function ScanPane(props: ScanPaneProps) {
  const { scan, recorded, marks, selected, shown, cursor, snap, actions, onFile, upload, children } = props
  const t = useTexts(texts).scanPane
  const { number } = useFormat()
  const input = useRef<HTMLInputElement>(null)
  const picture = scan.status === 'ready' ? scan.picture : undefined
  const size = picture?.size ?? recorded ?? assumed
  const isOther = picture && recorded && (size.width !== recorded.width || size.height !== recorded.height)
  return (
    <Pane
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        const [file] = event.dataTransfer.files
        if (file) onFile(file)
      }}
    >
      {upload && <UploadBar upload={upload} />}
      {(scan.status === 'none' || scan.status === 'failed') && (
        <Note role="status" data-failed={scan.status === 'failed'}>
          {scan.status === 'none' ? t.none : t.problems[scan.problem]}
          <Button icon="picture" onClick={() => input.current?.click()}>
            {scan.status === 'failed' && scan.problem === 'lost' ? t.openAgain : t.open}
          </Button>
        </Note>
      )}
      {scan.status === 'ready' && scan.refused && (
        <Note role="status" data-failed>
          <Icon name="warning" size={16} />
          <p>
            {t.problems[scan.refused]} {t.kept}
          </p>
        </Note>
      )}
      {isOther && (
        <Note role="status" data-failed>
          <Icon name="warning" size={16} />
          <p>
            {t.otherSize(
              number(size.width),
              number(size.height),
              `${number(recorded.width)} × ${number(recorded.height)}`,
            )}
          </p>
        </Note>
      )}
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t.open}
        accept={scanFiles}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          event.target.value = ''
          if (file) onFile(file)
        }}
      />
      <div>
        <ScanView
          label={t.label}
          size={size}
          picture={picture}
          marks={marks}
          selected={selected}
          shown={shown}
          cursor={cursor}
          caught={snap.caught?.at}
          tools={<IconButton icon="magnet" label={t.snap} aria-pressed={snap.isOn} onClick={snap.toggle} />}
          actions={actions}
        />
        {children}
        {scan.status === 'loading' && (
          <Opening role="status">
            <p>{t.loading(scan.name)}</p>
            {scan.part !== undefined && <ProgressBar label={t.loading(scan.name)} value={scan.part} />}
            <Button onClick={scan.cancel}>{t.cancel}</Button>
          </Opening>
        )}
      </div>
    </Pane>
  )
}

const Pane = styled.div`
  display: flex;
  flex-direction: column;
  height: 100%;
  min-height: 0;

  > div:last-child {
    position: relative;
    flex: 1 1 auto;
    min-height: 0;
  }
`

/** In the middle of the empty sheet: when the scan is there nothing has moved. */
const Opening = styled.div`
  position: absolute;
  z-index: 10;
  inset: 50% auto auto 50%;
  display: grid;
  justify-items: center;
  gap: ${space(2)};
  max-width: calc(100% - 2 * ${space(6)});
  padding: ${space(4)};
  border: 1px solid ${color.border};
  border-radius: ${radius('card')};
  background: ${color.surface};
  text-align: center;
  transform: translate(-50%, -50%);

  > [role='progressbar'] {
    width: 100%;
  }
`

const Note = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  padding: ${space(1)} ${space(3)};
  border-bottom: 1px solid ${color.border};
  color: ${color.textMuted};

  > p {
    flex: 1 1 0;
  }
  &[data-failed='true'] {
    background: ${color.warningQuiet};
    color: ${color.warningText};
  }
`
