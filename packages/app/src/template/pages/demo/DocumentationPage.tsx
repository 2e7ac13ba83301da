import { DocumentationScreen } from '@waldkerf/ui/demo/documentation/DocumentationScreen'
import { useConfig } from '@waldkerf/app/platform/config/ConfigProvider.tsx'

/** /documentation/index */
export function DocumentationPage() {
  const { repositoryUrl, documents } = useConfig()
  return <DocumentationScreen repositoryUrl={repositoryUrl} documents={documents} />
}
