import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Line } from '@waldkerf/ui/parts/DetailPage/DetailPage'
import { useRoleName } from '@waldkerf/ui/screens/users/role/useRoleWord.ts'
import { userTexts } from '@waldkerf/ui/screens/users/UsersScreen.texts'

export interface PendingRoleProps {
  status: string
  onUndo: () => void
}

/** A role that is given and can still be taken back. */
export function PendingRole({ status, onUndo }: PendingRoleProps) {
  const t = useTexts(userTexts).role
  const roleName = useRoleName()
  return (
    <Line>
      <p role="status">{t.pending(roleName(status))}</p>
      <Button variant="quiet" icon="undo" onClick={onUndo}>
        {t.undo}
      </Button>
    </Line>
  )
}
