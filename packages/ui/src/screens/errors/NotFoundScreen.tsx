import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Signpost } from '@waldkerf/ui/parts/ErrorState/drawings'
import { Detail, ErrorPage, Way } from '@waldkerf/ui/parts/ErrorState/ErrorPage'
import { texts } from './errors.texts.ts'

export interface NotFoundScreenProps {
  /** The address that leads nowhere. */
  path?: string
  homeTo: string
}

/** `/404`: there is no such page. */
export function NotFoundScreen({ path, homeTo }: NotFoundScreenProps) {
  const t = useTexts(texts).notFound
  return (
    <ErrorPage
      drawing={<Signpost />}
      title={t.title}
      text={t.text}
      detail={
        path !== undefined && (
          <Detail>
            {t.where}: <b>{path}</b>
          </Detail>
        )
      }
      action={<Way to={homeTo}>{t.way}</Way>}
    />
  )
}
