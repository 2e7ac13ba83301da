import { useTexts } from '../../i18n/Language.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { Card, Message } from '../Toaster/Toaster.styles.ts'
import { place } from '../Toaster/place.ts'
import { texts } from './SlowNote.texts.ts'
import { useSlowLoading } from './useSlowLoading.ts'

/**
 * Says that loading takes longer than usual, for as long as a skeleton of more than three seconds is on the page. Put
 * it below the messages (`Toaster`): said there politely, and nothing moves.
 */
export function SlowNote() {
  const t = useTexts(texts)
  return (
    useSlowLoading() && (
      <Card ref={place}>
        <Icon name="clock" />
        <Message>{t.slow}</Message>
      </Card>
    )
  )
}
