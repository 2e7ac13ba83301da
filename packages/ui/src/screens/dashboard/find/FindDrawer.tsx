import type { BeetleChange } from '@waldkerf/domain/entities/beetles/beetleHistory'
import type { Beetle, Picture, Species } from '@waldkerf/domain/entities/beetles/beetles'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Badge } from '@waldkerf/ui/parts/Badge/Badge'
import { Drawer } from '@waldkerf/ui/parts/Drawer/Drawer'
import { RecordFailure } from '@waldkerf/ui/parts/ErrorState/RecordFailure'
import { type Loadable, shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { Skeleton } from '@waldkerf/ui/parts/Skeleton/Skeleton'
import { VisuallyHidden } from '@waldkerf/ui/parts/VisuallyHidden/VisuallyHidden'
import { OtherName } from '@waldkerf/ui/screens/gis/OtherName'
import { statusLook } from '@waldkerf/ui/screens/gis/beetleStatus.ts'
import { RecordPictures } from '@waldkerf/ui/screens/gis/pictures/RecordPictures'
import { StatusWord } from '@waldkerf/ui/screens/gis/table/StatusWord'
import { History } from '@waldkerf/ui/screens/gis/review/record/History'
import { RecordFacts } from '@waldkerf/ui/screens/gis/review/record/RecordFacts'
import { findTexts } from '../panels.texts.ts'
import { styled } from 'styled-components'
import { color, fontSize, space, weight } from '@waldkerf/ui/theme/tokens'

interface FindState {
  beetle: Loadable<Beetle>
  species: readonly Species[]
  pictures: Loadable<readonly Picture[]>
  /** The address of a picture's bytes; undefined while they are being loaded. */
  pictureUrl: (picture: Picture) => string | undefined
  history: Loadable<readonly BeetleChange[]>
}

export interface FindDrawerProps {
  id: number
  state: FindState
  onClose: () => void
}

/** A published find over the page, for those who have no GIS: to be read, with its pictures. */
export function FindDrawer({ id, state, onClose }: FindDrawerProps) {
  const t = useTexts(findTexts)
  const { beetle } = state
  const row = shown(beetle)
  return (
    <Drawer open onClose={onClose} label={t.title(id)}>
      {row ? (
        <FindBody beetle={row} state={state} />
      ) : beetle.status === 'failed' ? (
        <RecordFailure failure={beetle} title={t.failed} missing={{ title: t.missing, list: undefined }} />
      ) : (
        <Body>
          <VisuallyHidden role="status">{t.loading}</VisuallyHidden>
          <Skeleton height={28} width="60%" />
          <Skeleton height={260} />
          <Skeleton height={120} />
        </Body>
      )}
    </Drawer>
  )
}

function FindBody({ beetle, state }: Pick<FindDrawerProps, 'state'> & { beetle: Beetle }) {
  const t = useTexts(findTexts)
  const { species, pictures, pictureUrl, history } = state
  const kind = species.find(({ id }) => id === beetle.art)
  return (
    <Body>
      <Kind>
        <strong>{kind?.de ?? t.unknown}</strong>
        {kind?.sci && <OtherName species={kind} />}
        <Badge tone={statusLook(beetle.status).tone}>
          <StatusWord status={beetle.status} />
        </Badge>
      </Kind>
      <RecordPictures key={beetle.id} pictures={pictures} pictureUrl={pictureUrl} beetle={beetle} actions={undefined} />
      <RecordFacts beetle={beetle} impersonal />
      <History changes={history} species={species} />
    </Body>
  )
}

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
`

/** Both names and the status, each in a line of its own where they do not fit. */
const Kind = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space(1)} ${space(3)};

  strong {
    font-size: ${fontSize(16)};
    font-weight: ${weight('semibold')};
    overflow-wrap: anywhere;
  }
  i {
    color: ${color.textMuted};
  }
`
