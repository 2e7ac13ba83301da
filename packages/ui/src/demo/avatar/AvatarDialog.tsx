import { useTexts } from '../../i18n/Language.tsx'
import { Button } from '../../parts/Button/Button.tsx'
import { Dialog } from '../../parts/Dialog/Dialog.tsx'
import { Problem } from '../../parts/Field/Field.styles.ts'
import { Icon } from '../../parts/Icon/Icon.tsx'
import { ProgressBar } from '../../parts/ProgressBar/ProgressBar.tsx'
import { DropArea } from '../upload/DropArea.tsx'
import type { Upload } from '../upload/upload.ts'
import { texts } from './AvatarScreen.texts.ts'
import { CropStep } from './crop/CropStep.tsx'
import { useAvatarUpload } from './useAvatarUpload.ts'

const pictures = { 'image/*': ['.png', '.jpg', '.jpeg', '.gif', '.webp'] }

export interface AvatarDialogProps {
  upload: Upload
  onClose: () => void
  /** @param url the avatar's address in this browser */
  onStored: (url: string) => void
}

/** Choose, cut, upload; rendered only while it is open. */
export function AvatarDialog({ upload, onClose, onStored }: AvatarDialogProps) {
  const t = useTexts(texts)
  const { state, actions } = useAvatarUpload(upload, onStored)
  const { image, problem, share, ready } = state
  const cutting = image && (
    <>
      <Button onClick={actions.back}>{t.back}</Button>
      <Button variant="primary" disabled={!ready} busy={share !== undefined} onClick={actions.send}>
        {t.save}
      </Button>
    </>
  )
  return (
    <Dialog
      open
      wide
      title={t.change}
      onClose={onClose}
      actions={cutting ?? <Button onClick={onClose}>{t.close}</Button>}
    >
      {image ? (
        <CropStep image={image} onCut={actions.setCut} onBroken={() => actions.setProblem(t.unreadable)} />
      ) : (
        <DropArea
          hint={t.hint}
          choose={t.choose}
          accept={pictures}
          onFiles={([file]) => file && actions.choose(file)}
        />
      )}
      {share !== undefined && <ProgressBar label={t.progress} value={share} />}
      {problem !== undefined && (
        <Problem role="alert">
          <Icon name="warning" size={16} />
          {problem}
        </Problem>
      )}
    </Dialog>
  )
}
