import { styled } from 'styled-components'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { color, fontSize, space, weight } from '@waldkerf/ui/theme/tokens'
import { Button } from '../Button/Button.tsx'
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx'
import { texts } from '../parts.texts.ts'

export interface TaskProgressProps {
  /** Names the work: 'Karten berechnen'. */
  title: string
  state: 'running' | 'paused' | 'cancelled' | 'finished'
  /** How many there are, have ended in whatever way, and have failed. */
  counts: { total: number; ended: number; failed: number }
  actions: { pause: () => void; resume: () => void; cancel: () => void; retryFailed: () => void }
}

/** Long work over many things: how far it is, and that one can stop it. Only its state is announced, not each step. */
export function TaskProgress({ title, state, counts, actions }: TaskProgressProps) {
  const t = useTexts(texts).taskProgress
  const { total, ended, failed } = counts
  const open = state === 'running' || state === 'paused'
  return (
    <Box role="group" aria-label={title}>
      <Head>
        <Title>{title}</Title>
        <State role="status">{t.states[state]}</State>
        <span>{t.count(ended, total)}</span>
        {failed > 0 && <Failed>{t.failed(failed)}</Failed>}
      </Head>
      <ProgressBar label={title} value={total === 0 ? 1 : ended / total} failed={failed > 0} />
      <Actions>
        {state === 'running' && <Button onClick={actions.pause}>{t.pause}</Button>}
        {state === 'paused' && <Button onClick={actions.resume}>{t.resume}</Button>}
        {open && (
          <Button variant="quiet" onClick={actions.cancel}>
            {t.cancel}
          </Button>
        )}
        {state === 'finished' && failed > 0 && (
          <Button icon="refresh" onClick={actions.retryFailed}>
            {t.retry}
          </Button>
        )}
      </Actions>
    </Box>
  )
}

const Box = styled.div`
  display: grid;
  gap: ${space(2)};
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space(1)} ${space(3)};
  color: ${color.textMuted};
  font-size: ${fontSize(13)};
  font-variant-numeric: tabular-nums;
`

const Title = styled.span`
  color: ${color.text};
  font-size: ${fontSize(14)};
  font-weight: ${weight('medium')};
`

const State = styled.span`
  margin-inline-end: auto;
`

const Failed = styled.span`
  color: ${color.dangerText};
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space(2)};
`
