import { mostBytes, type Problem } from '@waldkerf/domain/places/layers/layerProblem'
import type { OwnLayer } from '@waldkerf/domain/places/layers/ownLayer'
import { megabytes } from '@waldkerf/domain/texts/megabytes'
import { useRef } from 'react'
import { styled } from 'styled-components'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Dialog } from '@waldkerf/ui/parts/Dialog/Dialog'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { IconButton } from '@waldkerf/ui/parts/IconButton/IconButton'
import { color, fontSize, space } from '@waldkerf/ui/theme/tokens'
import { Note, Trouble } from '@waldkerf/ui/screens/reports/reports.styles.ts'
import { texts } from './layers.texts.ts'
import type { LayerFiles, RefusedFile } from './useLayerFiles.ts'

const Layers = styled.ul`
  display: grid;
  margin-block-end: ${space(3)};

  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: ${space(2)};
    padding-block: ${space(1)};
    border-bottom: 1px solid ${color.border};
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    color: ${color.textMuted};
    font-size: ${fontSize(13)};
  }
`

const accepted = '.geojson,.json,.gpx,.gpkg,application/geo+json,application/gpx+xml,application/geopackage+sqlite3'

export interface OwnLayersProps {
  /** Undefined until those of this device were read. */
  layers: readonly OwnLayer[] | undefined
  files: LayerFiles
  onRemove: (key: string) => void
}

/** Maps of one's own compartments that this device keeps: a quiet button, and behind it the list of files. */
export function OwnLayers({ layers = [], files, onRemove }: OwnLayersProps) {
  const t = useTexts(texts)
  const chooser = useRef<HTMLInputElement>(null)
  const choose = () => chooser.current?.click()
  return (
    <div>
      <Button variant="quiet" icon="layers" busy={files.isReading} onClick={() => files.setOpen(true)}>
        {t.open(layers.length)}
      </Button>
      <Dialog
        open={files.open}
        onClose={() => files.setOpen(false)}
        title={t.title}
        description={t.lead}
        actions={
          <>
            <Button variant={layers.length > 0 ? 'primary' : 'secondary'} onClick={() => files.setOpen(false)}>
              {t.close}
            </Button>
            <Button
              variant={layers.length > 0 ? 'secondary' : 'primary'}
              icon="plus"
              busy={files.isReading}
              onClick={choose}
            >
              {t.add}
            </Button>
          </>
        }
      >
        {layers.length > 0 && (
          <Layers>
            {layers.map((layer) => (
              <LayerRow key={layer.key} layer={layer} onRemove={() => onRemove(layer.key)} />
            ))}
          </Layers>
        )}
        <Note as="div" role="status">
          {files.isReading && t.reading}
        </Note>
        {files.refused.map((file) => (
          <Refused key={file.name} file={file} />
        ))}
        <input
          ref={chooser}
          hidden
          type="file"
          multiple
          accept={accepted}
          aria-label={t.add}
          onChange={({ target }) => {
            void files.take([...(target.files ?? [])])
            // So that the same file can be chosen again.
            target.value = ''
          }}
        />
      </Dialog>
    </div>
  )
}

function LayerRow({ layer: { name, areas }, onRemove }: { layer: OwnLayer; onRemove: () => void }) {
  const t = useTexts(texts)
  const { number } = useFormat()
  const places = areas.filter(({ rings }) => rings.length === 0).length
  const counted = areas.length - places
  return (
    <li>
      <span>
        {name}
        <small>
          {[
            counted > 0 && t.areas(number(counted), counted === 1),
            places > 0 && t.places(number(places), places === 1),
          ]
            .filter(Boolean)
            .join(', ')}
        </small>
      </span>
      <IconButton icon="trash" label={t.remove(name)} onClick={onRemove} />
    </li>
  )
}

/** Why a file is not shown, and what to do about it. */
function useProblemWords(): (problem: Problem) => string {
  const t = useTexts(texts).problems
  const { number } = useFormat()
  return (problem) => {
    if (problem.code === 'tooLarge') return t.tooLarge(number(megabytes(problem.bytes)), number(megabytes(mostBytes)))
    if (problem.code !== 'system') return t[problem.code]
    return problem.epsg === undefined ? t.noSystem : t.system(String(problem.epsg))
  }
}

function Refused({ file: { name, problem } }: { file: RefusedFile }) {
  const words = useProblemWords()
  return (
    <Trouble role="alert">
      <Icon name="warning" size={16} />
      <span>
        <strong>{name}</strong>: {words(problem)}
      </span>
    </Trouble>
  )
}
