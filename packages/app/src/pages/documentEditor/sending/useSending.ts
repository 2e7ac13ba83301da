import { type DispatchedFiles, useDispatchChanges } from '@waldkerf/app/data/documents/dispatches'
import { useReadPicture } from '@waldkerf/app/data/office/settings'
import type { DispatchKind } from '@waldkerf/domain/entities/documents/dispatches'
import type { DispatchMail } from '@waldkerf/domain/office/correspondence/dispatchMail'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { useRef } from 'react'
import { downloadMessage } from '../downloadMessage.ts'
import { texts } from '../editorPage.texts.ts'

const loadMaking = () => import('@waldkerf/documents/makeDispatch')

type Making = Awaited<ReturnType<typeof loadMaking>> & { readPicture: ReturnType<typeof useReadPicture> }

/** Sends documents by mail. Files are made once in each form: sent again the same ones go out. */
export function useSending() {
  const t = useTexts(texts)
  const dispatch = useDispatchChanges()
  const readPicture = useReadPicture()
  const made = useRef(new Map<string, DispatchedFiles>())
  /** @param form names the dialog @throws Error with a message for people */
  return async (
    { art, id }: { art: DispatchKind; id: number },
    mail: DispatchMail & { remembers: boolean },
    form: string,
    make: (making: Making) => Promise<DispatchedFiles>,
  ) => {
    try {
      const files = made.current.get(form) ?? (await make({ ...(await loadMaking()), readPicture }))
      made.current.set(form, files)
      await dispatch(
        { art, id, an: mail.to, betreff: mail.subject, text: mail.text, merken: mail.remembers },
        files,
        form,
      )
    } catch (error) {
      throw new Error(downloadMessage(error, t), { cause: error })
    }
  }
}
