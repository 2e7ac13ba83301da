import type { ReactNode } from 'react'
import { useDropzone } from 'react-dropzone'
import { styled } from 'styled-components'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { color, motion, radius, space } from '@waldkerf/ui/theme/tokens'

const Area = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(3)};
  padding: ${space(6)} ${space(4)};
  border: 2px dashed ${color.borderControl};
  border-radius: ${radius('card')};
  background: ${color.page};
  color: ${color.textMuted};
  text-align: center;
  transition:
    border-color ${motion('small')},
    background-color ${motion('small')};

  &[data-over] {
    border-color: ${color.accentText};
    background: ${color.accentQuiet};
  }
`

export interface DropAreaProps {
  /** Accepted files, in a sentence. */
  hint: ReactNode
  /** Caption of the button, the way for those who do not drag. */
  choose: string
  /** Media types and endings the file dialog offers; what is dropped or pasted may be anything. */
  accept?: Record<string, string[]>
  multiple?: boolean
  /** Everything that was dropped or chosen; the caller says what is wrong with it. Never called with none. */
  onFiles: (files: File[]) => void
}

/** A place for files: by drop or by button. */
export function DropArea({ hint, choose, accept, multiple = false, onFiles }: DropAreaProps) {
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    noClick: true,
    noKeyboard: true,
    multiple,
    ...(accept && { accept }),
    onDrop: (accepted, rejected) => {
      const files = [...accepted, ...rejected.map(({ file }) => file)]
      if (files.length > 0) onFiles(files)
    },
  })
  return (
    <Area {...getRootProps()} data-over={isDragActive || undefined}>
      <input {...getInputProps({ 'aria-label': choose, tabIndex: -1 })} />
      <Icon name="upload" />
      <p>{hint}</p>
      <Button icon="plus" onClick={open}>
        {choose}
      </Button>
    </Area>
  )
}
