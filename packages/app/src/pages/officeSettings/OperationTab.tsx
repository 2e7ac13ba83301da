import { shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { BackupCard } from '@waldkerf/ui/screens/officeSettings/operation/BackupCard'
import { LimitsCard } from '@waldkerf/ui/screens/officeSettings/operation/LimitsCard'
import { MailsCard } from '@waldkerf/ui/screens/officeSettings/operation/MailsCard'
import { OpenUploads } from '@waldkerf/ui/screens/officeSettings/operation/OpenUploads'
import { RoomCard } from '@waldkerf/ui/screens/officeSettings/operation/RoomCard'
import { VerdictCard } from '@waldkerf/ui/screens/officeSettings/operation/VerdictCard'
import { TermsCard } from '@waldkerf/ui/screens/officeSettings/privacy/TermsCard'
import { useOpenUploads } from '@waldkerf/app/data/georef/scans/useOpenUploads'
import { useLastBackup, useLimits, useOperation, useScanRoom } from '@waldkerf/app/data/office/operation'
import { useOfficeTasks } from '@waldkerf/app/data/office/tasks'
import { usePrivacyOverview } from '@waldkerf/app/data/users/privacy'
import { useConfig } from '@waldkerf/app/platform/config/ConfigProvider.tsx'
import { paths } from '@waldkerf/app/platform/routes/paths'

export interface OperationTabProps {
  /** Called when unsaved text appears or disappears. */
  onTyping: (isTyping: boolean) => void
}

/** The tab with backup, mails, storage and running uploads, limits of accounts, and retention terms. */
export function OperationTab({ onTyping }: OperationTabProps) {
  const { uploads, end } = useOpenUploads()
  const { limits, change } = useLimits()
  const operation = useOperation()
  const backup = useLastBackup()
  const scanRoom = shown(useScanRoom())
  const manual = useConfig().repositoryUrl
  const { mail } = shown(useOfficeTasks()) ?? {}
  const document = mail && (mail.art === 'angebot' ? paths.offer(mail.id) : paths.invoice(mail.id))
  return (
    <>
      <VerdictCard {...{ backup, operation, scanRoom, manual }} document={document ?? undefined} />
      <BackupCard backup={backup} manual={manual} />
      <MailsCard operation={operation} personAddress={paths.user} />
      <RoomCard operation={operation} scanRoom={scanRoom} personAddress={paths.user} />
      <OpenUploads uploads={uploads} onEnd={end} />
      <LimitsCard limits={limits} onChange={change} onTyping={onTyping} />
      <TermsCard overview={usePrivacyOverview()} personAddress={paths.user} />
    </>
  )
}
