import { useTexts } from '../../i18n/Language.tsx'
import { Barrier } from './drawings.tsx'
import { Detail, ErrorPage, Way } from './ErrorPage.tsx'
import { texts } from './errors.texts.ts'

export interface ForbiddenScreenProps {
  /** The path that was asked for. */
  from?: string
  backTo: string
}

/** `/401`: the page exists, but not for this role. */
export function ForbiddenScreen({ from, backTo }: ForbiddenScreenProps) {
  const t = useTexts(texts).forbidden
  return (
    <ErrorPage
      drawing={<Barrier />}
      title={t.title}
      text={t.text}
      detail={
        from !== undefined && (
          <Detail>
            {t.where}: <b>{from}</b>
          </Detail>
        )
      }
      action={<Way to={backTo}>{t.way}</Way>}
    />
  )
}
