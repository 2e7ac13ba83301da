import { clientPlace } from '@waldkerf/domain/clients/clientFilter'
import type { ClientRow } from '@waldkerf/domain/entities/clients'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Back, Column, SkeletonGroup, Head, Page, Quiet } from '@waldkerf/ui/parts/DetailPage/DetailPage'
import { RecordFailure } from '@waldkerf/ui/parts/ErrorState/RecordFailure'
import type { Loadable } from '@waldkerf/ui/parts/Loadable/Loadable'
import { Skeleton } from '@waldkerf/ui/parts/Skeleton/Skeleton'
import { VisuallyHidden } from '@waldkerf/ui/parts/VisuallyHidden/VisuallyHidden'
import type { ReactNode } from 'react'
import { Figures, HeadActions, Reading } from './ClientScreen.styles.ts'
import { clientTexts } from '../ClientsScreen.texts.ts'

interface ClientHeadProps {
  client?: ClientRow
  list: string
  /** All that can be begun for the client. */
  children?: ReactNode
}

/** The link back to the list, and the client's name. @param client absent until it is known */
export function ClientHead({ client, list, children }: ClientHeadProps) {
  const t = useTexts(clientTexts)
  return (
    <Head>
      <Back to={list}>{t.back}</Back>
      <h1 tabIndex={-1}>{client?.name ?? t.title}</h1>
      {client && <Quiet>{clientPlace(client)}</Quiet>}
      <HeadActions>{children}</HeadActions>
    </Head>
  )
}

export interface ClientPlaceholderProps {
  /** Loading or failed. */
  client: Loadable<unknown>
  /** Address of the list. */
  list: string
}

/** Of a key figure with its note, in px. */
const figureHeight = 106

/** Takes a client's place while it loads, with the room of what comes, or after it failed. */
export function ClientPlaceholder({ client, list }: ClientPlaceholderProps) {
  const t = useTexts(clientTexts)
  return (
    <Page>
      <ClientHead list={list} />
      {client.status === 'failed' ? (
        <RecordFailure
          failure={client}
          title={t.failed}
          missing={{ title: t.missing, list: { to: list, words: t.toList } }}
        />
      ) : (
        <SkeletonGroup>
          <VisuallyHidden>{t.loading}</VisuallyHidden>
          <Figures>
            <Skeleton height={figureHeight} />
            <Skeleton height={figureHeight} />
            <Skeleton height={figureHeight} />
          </Figures>
          <Reading>
            <Skeleton height={240} />
            <Column>
              <Skeleton height={440} />
              <Skeleton height={400} />
            </Column>
            <Column>
              <Skeleton height={240} />
              <Skeleton height={320} />
            </Column>
          </Reading>
        </SkeletonGroup>
      )}
    </Page>
  )
}
