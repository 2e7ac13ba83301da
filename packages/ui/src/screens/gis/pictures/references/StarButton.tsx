import type { Picture } from '@waldkerf/domain/entities/beetles/beetles'
import { errorText } from '@waldkerf/domain/words/errorText'
import { useState } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { texts } from '../pictures.texts.ts'
import { Note, Star } from './References.styles.ts'

export interface StarButtonProps {
  picture: Picture
  /** Rejects with an error whose message is for people. */
  onStar: (picture: Picture, star: boolean) => Promise<void>
}

/** Chooses a picture to compare others with. It shows at once; a refusal takes it back and says why. */
export function StarButton({ picture, onStar }: StarButtonProps) {
  const t = useTexts(texts).references
  const [wanted, setWanted] = useState<boolean>()
  const [failure, setFailure] = useState('')
  const star = wanted ?? picture.stern
  async function toggle() {
    setFailure('')
    setWanted(!star)
    try {
      await onStar(picture, !star)
    } catch (error) {
      setFailure(errorText(error))
    } finally {
      setWanted(undefined)
    }
  }
  return (
    <>
      <Star variant="quiet" icon="star" title={t.starHint} aria-pressed={star} onClick={() => void toggle()}>
        {t.star}
      </Star>
      {failure && <Note role="alert">{failure}</Note>}
    </>
  )
}
