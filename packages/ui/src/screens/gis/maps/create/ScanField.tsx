import { useRef, useState } from 'react'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { Place, Refused } from './create.styles.ts'
import { texts } from './create.texts.ts'
import type { ScanChoice } from './useScanChoice.ts'

/** Kinds of files that are stored as scans. */
const kinds = 'image/jpeg,image/png,image/tiff,.jpg,.jpeg,.png,.tif,.tiff'

const megabyte = 2 ** 20

/** The scan of a new map, dropped or chosen; a file that is none says why, and the one before stays. */
export function ScanField({ choice: { scan, refused, take, remove } }: { choice: ScanChoice }) {
  const t = useTexts(texts).scan
  const { number } = useFormat()
  const input = useRef<HTMLInputElement>(null)
  const choose = useRef<HTMLButtonElement>(null)
  const [over, setOver] = useState(false)
  const size = (bytes: number) => number(Math.max(0.1, Math.round((bytes / megabyte) * 10) / 10))
  return (
    <Place
      role="group"
      aria-label={t.label}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        const [file] = event.dataTransfer.files
        if (file) take(file)
      }}
    >
      <Icon name="picture" />
      <p role="status">
        {scan ? (
          <>
            <strong>{scan.file.name}</strong>
            <small>
              {t.facts(number(scan.head.width), number(scan.head.height), size(scan.file.size))}
              {scan.head.res !== null && `, ${t.resolution(number(scan.head.res))}`}
            </small>
          </>
        ) : (
          <small>{t.hint}</small>
        )}
      </p>
      <Button ref={choose} onClick={() => input.current?.click()}>
        {scan ? t.other : t.choose}
      </Button>
      {scan && (
        <Button
          variant="quiet"
          onClick={() => {
            choose.current?.focus()
            remove()
          }}
        >
          {t.remove}
        </Button>
      )}
      {refused && <Refused role="alert">{t.refused(refused.name, t.faults[refused.fault])}</Refused>}
      <input
        ref={input}
        hidden
        type="file"
        aria-label={t.choose}
        accept={kinds}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) take(file)
          // So that the same file can be chosen again.
          target.value = ''
        }}
      />
    </Place>
  )
}
