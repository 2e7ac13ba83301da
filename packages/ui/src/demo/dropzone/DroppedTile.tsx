import { styled } from 'styled-components'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Badge } from '@waldkerf/ui/parts/Badge/Badge'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { IconButton } from '@waldkerf/ui/parts/IconButton/IconButton'
import { Problem } from '@waldkerf/ui/parts/Field/Field.styles.ts'
import { ProgressBar } from '@waldkerf/ui/parts/ProgressBar/ProgressBar'
import { color, fontSize, radius, space } from '@waldkerf/ui/theme/tokens'
import type { Dropped } from './droppedFiles.ts'
import { texts } from './DropzoneScreen.texts.ts'

/** A row of such tiles. */
export const Tiles = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(4)};
  list-style: none;
`

const Tile = styled.li`
  display: grid;
  align-content: start;
  gap: ${space(2)};
  width: 200px;
  font-size: ${fontSize(13)};

  > :first-child {
    display: grid;
    width: 200px;
    height: 200px;
    place-items: center;
    border: 1px solid ${color.border};
    border-radius: ${radius('card')};
    background: ${color.page};
    color: ${color.textMuted};
    object-fit: cover;
  }
`

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  min-width: 0;

  > span {
    flex: 1;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`

/** A file of the dropzone: its picture, its progress, its problem. */
export function DroppedTile({ file, onRemove }: { file: Dropped; onRemove: () => void }) {
  const t = useTexts(texts)
  const { name, url, state } = file
  return (
    <Tile>
      {url === undefined ? (
        <div>
          <Icon name="document" />
        </div>
      ) : (
        <img src={url} alt="" />
      )}
      <Line>
        <span title={name}>{name}</span>
        <IconButton icon="close" label={t.remove(name)} onClick={onRemove} />
      </Line>
      {state.status === 'uploading' && <ProgressBar label={t.progress(name)} value={state.share} />}
      {state.status === 'stored' && (
        <div>
          <Badge tone="success" icon="check">
            {t.stored}
          </Badge>
        </div>
      )}
      {state.status === 'given' && (
        <div>
          <Badge tone="neutral">{t.given}</Badge>
        </div>
      )}
      {state.status === 'failed' && (
        <Problem role="alert">
          <Icon name="warning" size={16} />
          {typeof state.problem === 'string' ? t.problem[state.problem] : state.problem.words}
        </Problem>
      )}
    </Tile>
  )
}
