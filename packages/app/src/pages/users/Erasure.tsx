import type { User } from '@waldkerf/domain/entities/users/users'
import { personName } from '@waldkerf/domain/users/personName'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { texts } from '@waldkerf/ui/screens/profile/privacy/privacy.texts'
import { ErasureCard } from '@waldkerf/ui/screens/users/details/erasure/ErasureCard'
import { useNavigate } from 'react-router-dom'
import { useErase, useErasure, usePersonReport } from '@waldkerf/app/data/users/privacy'
import { notify } from '@waldkerf/app/platform/notices/notices'
import { paths } from '@waldkerf/app/platform/routes/paths'

/** The person's data and their erasure, after which the page leads back to the list. */
export function Erasure({ user, isLastAdmin }: { user: User; isLastAdmin: boolean }) {
  const { erased } = useTexts(texts).person
  const navigate = useNavigate()
  const list = useErasure(user.user_id)
  const erase = useErase()
  const download = usePersonReport(user.user_id)
  return (
    <ErasureCard
      name={personName(user)}
      list={list}
      isLastAdmin={isLastAdmin}
      download={download}
      erase={async (key) => {
        await erase(user.user_id, key)
        notify({ tone: 'success', message: erased })
        void navigate(paths.users(), { replace: true })
      }}
    />
  )
}
