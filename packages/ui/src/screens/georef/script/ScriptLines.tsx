import { difference } from '@waldkerf/domain/georef/script/difference'
import type { StoredScriptState } from '@waldkerf/domain/georef/script/storedScript'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { useMemo } from 'react'
import { Lines } from './script.styles.ts'
import { texts } from '../GeorefScreen.texts.ts'

export interface ScriptLinesProps {
  stored: string
  made: string
  /** How the stored one stands to the points. */
  state: StoredScriptState
}

/** Differences to the stored script, point by point; the script alone where none is stored. */
export function ScriptLines({ stored, made, state }: ScriptLinesProps) {
  const t = useTexts(texts).script
  const words = { none: t.none, same: t.same, points: t.points, outdated: t.outdated }
  const rows = useMemo(() => (stored === '' ? [] : difference(stored, made)), [stored, made])
  const isChanged = rows.some(({ kind }) => kind !== 'same')
  return (
    <>
      <p role="status">{state === 'same' && isChanged ? t.otherOptions : words[state]}</p>
      <Lines tabIndex={0} role="region" aria-label={isChanged ? t.difference : t.text}>
        {isChanged
          ? rows.map(({ kind, text }, at) => {
              const key = `${at} ${kind}`
              if (kind === 'added') return <ins key={key}>{text}</ins>
              return kind === 'removed' ? <del key={key}>{text}</del> : <span key={key}>{text}</span>
            })
          : made}
      </Lines>
    </>
  )
}
