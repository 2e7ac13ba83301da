import { SearchButton } from '@waldkerf/ui/chrome/SearchButton/SearchButton'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Signpost } from '@waldkerf/ui/parts/ErrorState/drawings'
import { Detail, ErrorPage, Way } from '@waldkerf/ui/parts/ErrorState/ErrorPage'
import { texts } from './errors.texts.ts'

export interface NotFoundScreenProps {
  /** The address that leads nowhere. */
  path?: string | undefined
  homeTo: string
  /** Opens the search. */
  onSearch: () => void
}

/** There is no such page: the address that was asked for, and the ways on. */
export function NotFoundScreen({ path, homeTo, onSearch }: NotFoundScreenProps) {
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
      action={
        <>
          <SearchButton place="page" onOpen={onSearch} />
          <Way to={homeTo}>{t.way}</Way>
        </>
      }
    />
  )
}
