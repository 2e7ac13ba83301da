import { styled } from 'styled-components'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { onApple } from '@waldkerf/ui/browser/onApple'
import { Dialog } from '@waldkerf/ui/parts/Dialog/Dialog'
import { Kbd } from '@waldkerf/ui/parts/Kbd/Kbd'
import { color, space } from '@waldkerf/ui/theme/tokens'
import { texts } from './review.texts.ts'

const Keys = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${space(2)} ${space(4)};
  padding-bottom: ${space(4)};

  dt {
    color: ${color.textMuted};
  }
`

export interface KeyHelpProps {
  open: boolean
  onClose: () => void
  /** Without the right to decide, its keys are not named. */
  decisions: boolean
}

/** All keys of the review. */
export function KeyHelp({ open, onClose, decisions }: KeyHelpProps) {
  const { keys: t, decide } = useTexts(texts)
  const rows: readonly (readonly [string, string])[] = [
    ['J', t.next],
    ['K', t.previous],
    ...(decisions
      ? ([
          [decide.letters.published, t.publish],
          [decide.letters.rejected, t.reject],
          [decide.letters.query, t.question],
          [`${decide.letters.published} ${decide.letters.published}`, t.twice],
          [onApple ? '⌘ ↵' : decide.writtenKeys, t.written],
          ['S', t.species],
          ['Z', t.undo],
        ] as const)
      : []),
    ['Esc', t.escape],
    ['T', t.list],
    ['F', t.filter],
    ['?', t.help],
  ]
  return (
    <Dialog open={open} onClose={onClose} title={t.title} description={t.about}>
      <Keys>
        {rows.map(([key, words]) => (
          <div key={key} style={{ display: 'contents' }}>
            <dt>
              <Kbd>{key}</Kbd>
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </Keys>
    </Dialog>
  )
}
