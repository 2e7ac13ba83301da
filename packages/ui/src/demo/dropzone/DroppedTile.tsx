import { styled } from 'styled-components'
import { useTexts } from '../../i18n/Language.tsx'
import { Badge } from '../../parts/Badge/Badge.tsx'
import { Icon } from '../../parts/Icon/Icon.tsx'
import { IconButton } from '../../parts/IconButton/IconButton.tsx'
import { Problem } from '../../parts/Field/Field.styles.ts'
import { ProgressBar } from '../../parts/ProgressBar/ProgressBar.tsx'
import { color, fontSize, radius, space } from '../../theme/tokens.ts'
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
