import { styled } from 'styled-components'
import { useFormat, useTexts } from '../../i18n/Language.tsx'
import { Button } from '../../parts/Button/Button.tsx'
import { Drawer } from '../../parts/Drawer/Drawer.tsx'
import { Icon } from '../../parts/Icon/Icon.tsx'
import { color, fontSize, space } from '../../theme/tokens.ts'
import { texts } from './RecentErrors.texts.ts'

/** A failure that people were told about, as the list in the top bar keeps it. */
export interface RecentError {
  id: string
  /** When it happened last, ISO 8601. */
  at: string
  /** What people read, in the chosen language. */
  message: string
  /** How often the same has happened. */
  count: number
  /** Where it happened: the page's title or address. */
  place?: string | undefined
}

export interface RecentErrorsProps {
  open: boolean
  onClose: () => void
  /** The latest first. */
  errors: readonly RecentError[]
  onClear: () => void
}

/** What went wrong lately: messages are gone after five seconds, here they can be read in peace. */
export function RecentErrors({ open, onClose, errors, onClear }: RecentErrorsProps) {
  const t = useTexts(texts)
  const { instant } = useFormat()
  return (
    <Drawer open={open} onClose={onClose} label={t.title} narrow>
      {errors.length === 0 ? (
        <p>{t.none}</p>
      ) : (
        <>
          <List>
            {errors.map(({ id, at, message, count, place }) => (
              <li key={id}>
                <Icon name="warning" size={16} />
                <div>
                  <p>{message}</p>
                  <small>{[instant(at), place, count > 1 && t.times(count)].filter(Boolean).join(' · ')}</small>
                </div>
              </li>
            ))}
          </List>
          <Button icon="check" onClick={onClear}>
            {t.clear}
          </Button>
        </>
      )}
    </Drawer>
  )
}

const List = styled.ul`
  margin-block-end: ${space(4)};

  li {
    display: flex;
    gap: ${space(3)};
    padding-block: ${space(3)};
    border-block-end: 1px solid ${color.border};
    overflow-wrap: anywhere;
  }
  li:first-child {
    padding-block-start: 0;
  }
  svg {
    flex: none;
    margin-block-start: 2px;
    color: ${color.dangerText};
  }
  small {
    color: ${color.textMuted};
    font-size: ${fontSize(12)};
  }
`
