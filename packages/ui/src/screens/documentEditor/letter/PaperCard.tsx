import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Dialog } from '@waldkerf/ui/parts/Dialog/Dialog'
import { color, radius, space } from '@waldkerf/ui/theme/tokens'
import { type ReactNode, useState } from 'react'
import { styled } from 'styled-components'
import { texts } from '../DocumentEditorScreen.texts.ts'

export interface PaperCardProps {
  /** Of the document. */
  title: string
  /** The sheets, as wide as their room. */
  children: ReactNode
}

/** On a phone: the head of the first page, and all pages in a view of their own, where two fingers make them larger. */
export function PaperCard({ title, children }: PaperCardProps) {
  const t = useTexts(texts).preview
  const [isOpen, setOpen] = useState(false)
  return (
    <Card>
      <Head inert onClick={() => setOpen(true)}>
        {children}
      </Head>
      <Button icon="document" onClick={() => setOpen(true)}>
        {t.whole}
      </Button>
      {isOpen && (
        <Dialog open wide="sheet" title={title} onClose={() => setOpen(false)}>
          {children}
        </Dialog>
      )}
    </Card>
  )
}

const Card = styled.div`
  display: grid;
  gap: ${space(2)};
  padding: ${space(3)};
`

const Head = styled.div`
  max-height: 220px;
  overflow: hidden;
  border: 1px solid ${color.border};
  border-radius: ${radius('card')};
`
