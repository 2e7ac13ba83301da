import { Fragment } from 'react'
import { styled } from 'styled-components'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Checkbox } from '@waldkerf/ui/parts/Checkbox/Checkbox'
import { Dialog } from '@waldkerf/ui/parts/Dialog/Dialog'
import { Kbd } from '@waldkerf/ui/parts/Kbd/Kbd'
import { VisuallyHidden } from '@waldkerf/ui/parts/VisuallyHidden/VisuallyHidden'
import { color, fontSize, space, weight } from '@waldkerf/ui/theme/tokens'
import { keyboardTexts } from '../overlays.texts.ts'

export interface KeyboardHelpProps {
  open: boolean
  onClose: () => void
  /** Whether shortcuts of one key hold; they can be switched off (WCAG 2.1.4). */
  singleKeys: boolean
  onSingleKeys: (on: boolean) => void
}

/** All that the frame and the georeferencing do by keyboard. */
export function KeyboardHelp({ open, onClose, singleKeys, onSingleKeys }: KeyboardHelpProps) {
  const t = useTexts(keyboardTexts)
  return (
    <Dialog open={open} onClose={onClose} title={t.title}>
      {(Object.keys(shortcuts) as (keyof typeof shortcuts)[]).map((group) => (
        <Group key={group}>
          <h3>{t[group]}</h3>
          <dl>
            {shortcuts[group].map(({ does, keys }) => (
              <div key={does}>
                <dt>{t[does]}</dt>
                <dd>
                  {keys.map((combination, index) => (
                    <Fragment key={combination.join('+')}>
                      {index > 0 && <VisuallyHidden>{t.or}</VisuallyHidden>}
                      <span>
                        {combination.map((key) => (
                          <Kbd key={key}>{key in t.keys ? t.keys[key as keyof typeof t.keys] : key}</Kbd>
                        ))}
                      </span>
                    </Fragment>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </Group>
      ))}
      <Checkbox
        label={t.singleKeys}
        hint={t.singleKeysHint}
        checked={singleKeys}
        onChange={(event) => onSingleKeys(event.target.checked)}
      />
    </Dialog>
  )
}

const Group = styled.section`
  margin-block-end: ${space(4)};

  h3 {
    margin-block-end: ${space(1)};
    color: ${color.textMuted};
    font-size: ${fontSize(12)};
    font-weight: ${weight('medium')};
  }
  dl > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space(4)};
    padding-block: ${space(2)};
    border-block-end: 1px solid ${color.border};
  }
  dd {
    display: flex;
    flex: none;
    gap: ${space(2)};
    color: ${color.textMuted};
  }
  dd span {
    display: flex;
    gap: ${space(1)};
  }
`

/** A line of the keyboard help: what it does, and the keys, each way as the keys pressed together. */
interface Shortcut<Does extends string> {
  does: Does
  keys: readonly (readonly string[])[]
}

const group = <Does extends string>(...lines: Shortcut<Does>[]): readonly Shortcut<Does>[] => lines

/** The shortcuts, as the help lists them. */
const shortcuts = {
  everywhere: group(
    {
      does: 'palette',
      keys: [
        ['ctrl', 'K'],
        ['⌘', 'K'],
      ],
    },
    { does: 'help', keys: [['?']] },
    { does: 'nextRegion', keys: [['Tab']] },
    { does: 'close', keys: [['Esc']] },
  ),
  tags: group(
    { does: 'move', keys: [['←'], ['→']] },
    { does: 'ends', keys: [['home'], ['end']] },
    { does: 'closeTag', keys: [['delete']] },
    { does: 'contextMenu', keys: [['⇧', 'F10']] },
    {
      does: 'reorder',
      keys: [
        ['ctrl', '⇧', '←'],
        ['ctrl', '⇧', '→'],
      ],
    },
  ),
  georef: group(
    { does: 'undo', keys: [['ctrl', 'Z']] },
    { does: 'redo', keys: [['ctrl', 'Y']] },
    { does: 'save', keys: [['ctrl', 'S']] },
    { does: 'removePoint', keys: [['delete']] },
    { does: 'preview', keys: [['P']] },
    { does: 'residuals', keys: [['R']] },
    { does: 'snap', keys: [['F']] },
  ),
} as const
