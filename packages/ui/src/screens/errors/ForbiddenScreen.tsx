import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Barrier } from '@waldkerf/ui/parts/ErrorState/drawings'
import { ErrorPage, Way } from '@waldkerf/ui/parts/ErrorState/ErrorPage'
import { LinkButton } from '@waldkerf/ui/parts/LinkButton/LinkButton'
import { texts } from './errors.texts.ts'

export interface ForbiddenScreenProps {
  backTo: string
  /** The page that was asked for; absent where that is not known. */
  page?: string | undefined
  /** Where citizens ask to become experts; absent for all others, and for pages that experts do not see either. */
  expertTo?: string | undefined
  /** The account is not approved yet, and will open this page once it is. */
  isWaiting?: boolean
}

/** `/401`: the page exists, but not for this role. */
export function ForbiddenScreen({ backTo, page, expertTo, isWaiting = false }: ForbiddenScreenProps) {
  const t = useTexts(texts).forbidden
  return (
    <ErrorPage
      drawing={<Barrier />}
      title={isWaiting ? t.waitingTitle : page ? t.named(page) : t.title}
      text={isWaiting ? t.waiting : expertTo === undefined ? t.text : t.expert}
      action={
        <>
          {expertTo !== undefined && <Way to={expertTo}>{t.become}</Way>}
          {expertTo === undefined ? <Way to={backTo}>{t.way}</Way> : <LinkButton to={backTo}>{t.way}</LinkButton>}
        </>
      }
    />
  )
}
