import { styled } from 'styled-components'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Icon, type IconName } from '@waldkerf/ui/parts/Icon/Icon'
import { visuallyHidden } from '@waldkerf/ui/theme/visuallyHidden'
import { belowDesktop } from '@waldkerf/ui/theme/skeletonCss'
import { color, fontSize, radius, space } from '@waldkerf/ui/theme/tokens'
import { statusTexts } from './session.texts.ts'

type SessionState = 'signedIn' | 'offline' | 'expiring' | 'over'

export interface SessionStatusProps {
  state: SessionState
  /** Validity left in whole seconds; shown while expiring. */
  secondsLeft?: number
}

const icons: Record<SessionState, IconName> = {
  signedIn: 'check',
  offline: 'warning',
  expiring: 'clock',
  over: 'warning',
}

/** 65 → `1:05` */
const asClock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** The session in the top bar. It may change every second, so it never announces itself. */
export function SessionStatus({ state, secondsLeft = 0 }: SessionStatusProps) {
  const t = useTexts(statusTexts)
  const words = state === 'expiring' ? t.expiring(asClock(secondsLeft)) : t[state]
  return (
    <Status data-state={state} title={words}>
      <Icon name={icons[state]} size={16} />
      <Words>{words}</Words>
    </Status>
  )
}

const Status = styled.p`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space(1)};
  padding: ${space(1)} ${space(2)};
  border: 1px solid transparent;
  border-radius: ${radius('round')};
  color: ${color.textMuted};
  font-size: ${fontSize(12)};
  line-height: 16px;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  /* Quiet while all is well: the words are for screen readers and the pointer that asks. */
  &[data-state='signedIn'] {
    padding-inline: ${space(1)};
  }
  &[data-state='signedIn'] > svg {
    color: ${color.successText};
  }
  &[data-state='signedIn'] > span {
    ${visuallyHidden}
  }
  /* On a phone the page's title needs the room more; warnings are shown there too. */
  @media (width < 480px) {
    &[data-state='signedIn'] {
      padding: 0;
    }
    &[data-state='signedIn'] > svg {
      display: none;
    }
  }
  &[data-state='offline'],
  &[data-state='expiring'] {
    border-color: ${color.warningBorder};
    background: ${color.warningQuiet};
    color: ${color.warningText};
  }
  &[data-state='over'] {
    border-color: ${color.dangerBorder};
    background: ${color.dangerQuiet};
    color: ${color.dangerText};
  }
`

const Words = styled.span`
  @media ${belowDesktop} {
    ${visuallyHidden}
  }
`
