import { useState } from 'react'
import { styled } from 'styled-components'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Card } from '@waldkerf/ui/parts/Card/Card'
import { ConfirmDialog } from '@waldkerf/ui/parts/ConfirmDialog/ConfirmDialog'
import { Failure, Line, useAttempt } from '@waldkerf/ui/parts/DetailPage/DetailPage'
import { type Loadable, shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { space } from '@waldkerf/ui/theme/tokens'
import { Note } from '../ProfileScreen.styles.ts'
import { texts } from './privacy.texts.ts'

const Body = styled.div`
  display: grid;
  gap: ${space(3)};
`

/** Promises reject with an error whose message is for people. */
export interface PrivacyActions {
  /** Saves all that is kept of the person as a file. @returns how many pictures it lacks */
  download: () => Promise<number>
  /** Asks to be erased, or takes it back. */
  ask: (asks: boolean) => Promise<void>
}

export interface PrivacyPanelProps {
  /** Since when the person asks to be erased; null without a request. */
  asked: Loadable<string | null>
  actions: PrivacyActions
}

/** All that is kept of oneself, to take along, and the way to have it erased. */
export function PrivacyPanel({ asked, actions }: PrivacyPanelProps) {
  const t = useTexts(texts).own
  const { day, number } = useFormat()
  const { busy, error, attempt } = useAttempt()
  const [lacking, setLacking] = useState<number>()
  const [isAsking, setAsking] = useState(false)
  const since = shown(asked)
  const download = () =>
    attempt('download', async () => {
      setLacking(undefined)
      setLacking(await actions.download())
    })
  const note =
    busy === 'download' ? t.running : lacking === undefined ? '' : lacking > 0 ? t.missing(number(lacking)) : t.done
  return (
    <Card title={t.title}>
      <Body>
        <Note>{t.lead}</Note>
        <Line>
          <Button icon="download" aria-disabled={busy !== undefined || undefined} onClick={() => void download()}>
            {t.download}
          </Button>
          <Note role="status">{note}</Note>
        </Line>
        <Note>{t.erasure}</Note>
        {since === undefined ? (
          <Note role="status">{asked.status === 'failed' ? asked.message : t.loading}</Note>
        ) : (
          <Line>
            {since !== null && <p role="status">{t.asked(day(since))}</p>}
            <Button
              aria-disabled={busy !== undefined || undefined}
              onClick={() => (since === null ? setAsking(true) : void attempt('ask', () => actions.ask(false)))}
            >
              {since === null ? t.ask : t.withdraw}
            </Button>
          </Line>
        )}
        {error !== undefined && <Failure role="alert">{error}</Failure>}
      </Body>
      <ConfirmDialog
        open={isAsking}
        question={{ title: t.askTitle, description: t.askText, confirm: t.ask, danger: true }}
        onAnswer={(yes) => {
          setAsking(false)
          if (yes) void attempt('ask', () => actions.ask(true))
        }}
      />
    </Card>
  )
}
